import node from '@astrojs/node'
import mapwright from '@mapwright/astro'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://www.example.com',
  trailingSlash: 'always',
  adapter: node({ mode: 'standalone' }),
  i18n: { locales: ['en', 'de'], defaultLocale: 'en' },
  redirects: { '/old-about/': '/about/' },
  integrations: [mapwright()],
})
