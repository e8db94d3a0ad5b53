import { readdirSync } from 'node:fs'
import { build } from 'esbuild'
import mapwright from 'unplugin-mapwright/esbuild'

const pages = readdirSync('src/pages', { recursive: true }).filter((file) => file.endsWith('.html'))

await build({
  entryPoints: [
    'src/main.js',
    ...pages.map((file) => ({ in: `src/pages/${file}`, out: file.replace(/\.html$/, '') })),
  ],
  bundle: true,
  outdir: 'dist',
  loader: { '.html': 'copy' },
  plugins: [mapwright({ site: 'https://www.example.com', sources: { '/**': 'src/pages/{path}.html' } })],
})
