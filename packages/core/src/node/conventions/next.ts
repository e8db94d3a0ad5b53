import { below, type Convention, withoutExtension, withoutGroups, withoutIndex } from './convention.ts'

/** The pages router and the app router. What begins with an underscore is shared. */
export const next: Convention = {
  name: 'Next.js',
  packages: ['next'],
  globs: ['{src/,}pages/**/*.{js,jsx,ts,tsx,md,mdx}', '{src/,}app/**/page.{js,jsx,ts,tsx,md,mdx}'],
  pathOf(file) {
    const page = below(file, ['src/pages', 'pages'])
    if (page !== undefined) {
      return /^(?:api\/|_)/.test(page) ? undefined : withoutIndex(withoutExtension(page))
    }
    const app = below(file, ['src/app', 'app'])
    return app === undefined ? undefined : withoutGroups(withoutIndex(withoutExtension(app), 'page'))
  },
}
