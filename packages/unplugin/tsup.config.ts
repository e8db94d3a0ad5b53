import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['index', 'vite', 'rollup', 'rolldown', 'webpack', 'rspack', 'esbuild', 'farm'].map(
    (name) => `src/${name}.ts`,
  ),
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: true,
  clean: true,
})
