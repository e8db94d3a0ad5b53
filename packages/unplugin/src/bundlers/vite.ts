import type { Plugin } from 'vite'
import { NAME, type Options } from './contract.ts'
import { frameworks } from './frameworks.ts'
import { ViteBuild } from './vite-build.ts'

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
