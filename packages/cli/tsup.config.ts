import { defineConfig } from 'tsup'

// The validator travels inside, in one piece with the command, so that a small file is answered at once.
export default defineConfig({
  entry: ['src/cli.ts', 'src/check-worker.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  noExternal: ['@mapwright/validator'],
  splitting: true,
  dts: false,
  clean: true,
  esbuildOptions(options) {
    options.conditions = ['source']
    options.charset = 'utf8'
    options.minifyWhitespace = true
    options.minifySyntax = true
  },
})
