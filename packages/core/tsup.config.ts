import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', 'node/index': 'src/node/index.ts' },
  format: 'esm',
  platform: 'neutral',
  external: [/^node:/],
  target: 'es2023',
  dts: true,
  clean: true,
})
