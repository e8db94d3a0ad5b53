import type { Plugin } from 'vite'
import { NAME, type Options } from './contract.ts'
import type { Framework } from './frameworks/framework.ts'
import { reactRouter } from './frameworks/react-router.ts'
import { sveltekit } from './frameworks/sveltekit.ts'
import { vitepress } from './frameworks/vitepress.ts'
import { ViteBuild } from './vite-build.ts'

/**
 * The last hook that each framework is known to fire with its HTML on disk (measured with the real tools).
 * One that builds by `buildApp` (SvelteKit 3, React Router 8, TanStack Start, Vike) needs no word here on that.
 */
const frameworks: Framework[] = [
  sveltekit,
  reactRouter,
  vitepress,
  { name: 'Vike', plugin: /^vike[:-]/, environment: 'ssr' },
  { name: 'Qwik City', plugin: /^vite-plugin-qwik-city/, environment: 'ssr' },
  { name: 'Astro', plugin: /^@?astro[:/]/, instead: 'the integration @mapwright/astro' },
  { name: 'Nuxt', plugin: /^nuxt:/, instead: '`mapwright generate .output/public`' },
]

/**
 * Two plugins over one build: the first keeps its place among the user's plugins, so that what copies the output behind
 * it finds the sitemap too; the second comes last and serves the frameworks whose HTML comes late.
 */
export function vitePlugins(options: Options): Plugin[] {
  const build = new ViteBuild(options, frameworks)
  return [
    {
      name: NAME,
      apply: 'build',
      // One instance for all environments of a build: they make one set.
      sharedDuringBuild: true,
      api: build,
      configResolved: (config) => build.begin(config),
      buildApp: { order: 'pre', handler: async () => build.startApp() },
      buildStart() {
        build.start(this.environment)
      },
      buildEnd(error) {
        if (error) build.fail(this.environment)
      },
      renderError() {
        build.fail(this.environment)
      },
      writeBundle(output, bundle) {
        build.note(this.environment, output.dir, bundle, this)
      },
      closeBundle: {
        sequential: true,
        async handler(error?: Error) {
          await build.close(this.environment, 'in-place', error)
        },
      },
    },
    {
      name: `${NAME}:last`,
      apply: 'build',
      enforce: 'post',
      sharedDuringBuild: true,
      closeBundle: {
        order: 'post',
        sequential: true,
        async handler(error?: Error) {
          await build.close(this.environment, 'last', error)
        },
      },
      buildApp: { order: 'post', handler: (builder) => build.endApp(builder) },
    },
  ]
}
