import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', 'formats/index': 'src/formats/index.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: true,
  clean: true,
})
