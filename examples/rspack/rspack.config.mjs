import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { rspack } from '@rspack/core'
import mapwright from 'unplugin-mapwright/rspack'

const pages = readdirSync('src/pages', { recursive: true }).filter((file) => file.endsWith('.html'))

export default {
  mode: 'production',
  entry: './src/main.js',
  output: { path: resolve('dist'), clean: true },
  plugins: [
    ...pages.map((file) => new rspack.HtmlRspackPlugin({ template: `src/pages/${file}`, filename: file })),
    mapwright({ site: 'https://www.example.com', sources: { '/**': 'src/pages/{path}.html' } }),
  ],
}
