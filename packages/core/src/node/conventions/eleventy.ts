import { type Convention, withoutIndex } from './convention.ts'

/** Templates of the input folder: the root, or one of the customary ones. Dates in front of names leave no trace in the URL. */
export const eleventy: Convention = {
  name: 'Eleventy',
  packages: ['@11ty/eleventy'],
  globs: ['**/*.{md,njk,html,liquid,hbs,mustache,ejs,haml,pug,webc}', '**/*.11ty.{js,cjs,mjs}'],
  pathOf(file) {
    if (/(?:^|\/)(?:_|\.)/.test(file)) return undefined
    const path = file.replace(/^(?:src|content|site|input)\//, '').replace(/(?:\.11ty)?\.[^./]+$/, '')
    return withoutIndex(path.replace(/(^|\/)\d{4}-\d{2}-\d{2}-(?=[^/]+$)/, '$1'))
  },
}
