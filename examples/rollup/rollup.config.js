import { readdirSync, readFileSync } from 'node:fs'
import mapwright from 'unplugin-mapwright/rollup'

/** Emits each page of src/pages as it is. */
const pages = {
  name: 'pages',
  buildStart() {
    for (const file of readdirSync('src/pages', { recursive: true })) {
      if (!file.endsWith('.html')) continue
      this.emitFile({
        type: 'asset',
        fileName: file.replaceAll('\\', '/'),
        source: readFileSync(`src/pages/${file}`),
      })
    }
  },
}

export default {
  input: 'src/main.js',
  output: { dir: 'dist' },
  plugins: [
    pages,
    mapwright({ site: 'https://www.example.com', sources: { '/**': 'src/pages/{path}.html' } }),
  ],
}
