import mapwright from 'unplugin-mapwright/vite'
import { defineConfig } from 'vite'
import { findPages } from './find-pages.js'

export default defineConfig({
  build: { rollupOptions: { input: findPages() } },
  plugins: [mapwright({ site: 'https://www.harbour-bakery.example', cleanUrls: true })],
})
