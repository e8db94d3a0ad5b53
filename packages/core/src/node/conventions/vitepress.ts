import { type Convention, withoutExtension, withoutIndex } from './convention.ts'

/** Every Markdown file of the source folder is a page: beside `.vitepress`, which is mostly at the root or in docs. */
export const vitepress: Convention = {
  name: 'VitePress',
  packages: ['vitepress'],
  globs: ['**/*.md'],
  pathOf: (file) => withoutIndex(withoutExtension(file.replace(/^(?:docs|src|docs\/src)\//, ''))),
}
