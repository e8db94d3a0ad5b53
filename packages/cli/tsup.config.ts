import { defineConfig } from 'tsup'

// The validator travels inside, so that a small file is answered without resolving a package.
export default defineConfig({
  entry: ['src/cli.ts', 'src/check-worker.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  dts: false,
  clean: true,
})
