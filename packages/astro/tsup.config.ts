import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', 'toolbar/app': 'src/toolbar/app.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: true,
  clean: true,
})
