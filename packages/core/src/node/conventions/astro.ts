import { below, type Convention, withoutExtension, withoutIndex } from './convention.ts'

/** Pages, and content collections whose entries are served under their own path. */
export const astro: Convention = {
  name: 'Astro',
  packages: ['astro'],
  globs: ['src/pages/**/*.{astro,md,mdx,html}', 'src/content/**/*.{md,mdx,mdoc,json,yaml,yml}'],
  pathOf(file) {
    const path = below(file, ['src/pages', 'src/content'])
    return path === undefined ? undefined : withoutIndex(withoutExtension(path))
  },
}
