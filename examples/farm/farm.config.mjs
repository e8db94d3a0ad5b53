import { readdirSync } from 'node:fs'
import { defineConfig } from '@farmfe/core'
import mapwright from 'unplugin-mapwright/farm'

const pages = readdirSync('src/pages', { recursive: true }).filter((file) => file.endsWith('.html'))

export default defineConfig({
  compilation: {
    input: Object.fromEntries(pages.map((file) => [file.replace(/\.html$/, ''), `./src/pages/${file}`])),
    output: { path: 'dist' },
  },
  plugins: [mapwright({ site: 'https://www.example.com', sources: { '/**': 'src/pages/{path}.html' } })],
})
