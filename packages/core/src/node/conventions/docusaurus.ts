import { below, type Convention, withoutExtension, withoutIndex } from './convention.ts'

/** Docs and pages under their own path; numbers in front of names only order them. Posts are served by date and name. */
export const docusaurus: Convention = {
  name: 'Docusaurus',
  packages: ['@docusaurus/core'],
  globs: ['{docs,blog}/**/*.{md,mdx}', 'src/pages/**/*.{js,jsx,ts,tsx,md,mdx}'],
  pathOf(file) {
    const page = below(file, ['src/pages'])
    if (page !== undefined) return withoutIndex(withoutExtension(page))
    const post = /^blog\/(\d{4})-(\d{2})-(\d{2})-([^/]+?)(?:\/index)?\.mdx?$/.exec(file)
    if (post) return `blog/${post.slice(1).join('/')}`
    const path = withoutExtension(file).replace(/(^|\/)\d+\s*[-_.]+\s*/g, '$1')
    return withoutIndex(withoutIndex(path), 'README')
  },
}
