import { below, type Convention, withoutExtension, withoutIndex } from './convention.ts'

/** Pages of Nuxt 3 and 4, and files of Nuxt Content, whose numbers only order them. */
export const nuxt: Convention = {
  name: 'Nuxt',
  packages: ['nuxt'],
  globs: ['{app/,}pages/**/*.vue', 'content/**/*.{md,yml,yaml,json,csv}'],
  pathOf(file) {
    const page = below(file, ['app/pages', 'pages'])
    if (page !== undefined) return withoutIndex(withoutExtension(page))
    const content = below(file, ['content'])
    return content === undefined
      ? undefined
      : withoutIndex(withoutExtension(content).replace(/(^|\/)\d+\./g, '$1'))
  },
}
