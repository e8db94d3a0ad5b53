import { reactRouter } from '@react-router/dev/vite'
import mapwright from 'unplugin-mapwright/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    reactRouter(),
    mapwright({
      site: 'https://www.example.com',
      sources: { '/': 'app/routes/home.jsx', '/**': 'app/routes/{path}.jsx' },
    }),
  ],
})
