import { below, type Convention, withoutExtension, withoutIndex } from './convention.ts'

/** Content files: single pages, leaf bundles (`index`) and sections (`_index`). Hugo is no package, so its config tells of it. */
export const hugo: Convention = {
  name: 'Hugo',
  packages: ['hugo-bin', 'hugo-extended'],
  configs: [
    'hugo.toml',
    'hugo.yaml',
    'hugo.yml',
    'hugo.json',
    'config/_default/hugo.toml',
    'config/_default/hugo.yaml',
  ],
  globs: ['content/**/*.{md,html,adoc,org,rst,pandoc}'],
  pathOf(file) {
    const path = below(file, ['content'])
    return path === undefined
      ? undefined
      : withoutIndex(withoutIndex(withoutExtension(path)), '_index').toLowerCase()
  },
}
