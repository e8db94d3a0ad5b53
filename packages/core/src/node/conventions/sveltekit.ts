import { below, type Convention, withoutGroups } from './convention.ts'

/** A page's component and what its load functions say; layouts are shared. */
export const sveltekit: Convention = {
  name: 'SvelteKit',
  packages: ['@sveltejs/kit'],
  globs: [
    'src/routes/**/+page.{svelte,svx,md}',
    'src/routes/**/+page{,.server}.{js,ts}',
    'src/routes/**/+page@*.svelte',
  ],
  pathOf(file) {
    const path = below(file, ['src/routes'])
    return path === undefined ? undefined : withoutGroups(path.replace(/\/?\+page[^/]*$/, ''))
  },
}
