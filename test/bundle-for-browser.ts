import { build } from 'esbuild'

/** Bundles a module for browsers as a stranger would: no polyfill, nothing external. */
export const bundleForBrowser = (contents: string) =>
  build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    conditions: ['source'],
    minify: true,
    metafile: true,
    logLevel: 'silent',
  })
