import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/vite.ts', 'src/rollup.ts', 'src/rolldown.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: true,
  clean: true,
})
