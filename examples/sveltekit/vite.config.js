import { sveltekit } from '@sveltejs/kit/vite'
import mapwright from 'unplugin-mapwright/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [sveltekit(), mapwright({ site: 'https://www.example.com' })],
})
