import { buildEsbuild } from './esbuild.mjs'
import { buildFarm } from './farm.mjs'
import { buildRolldown, buildRollup } from './rollup.mjs'
import { buildVite } from './vite.mjs'
import { buildRsbuild, buildRspack, buildWebpack } from './webpack.mjs'

/**
 * Builds one small site with the real tool, as its users do: the HTML of `pages/` goes to the output as it is, and
 * `pages/main.js` is bundled. A job says where and how; what a builder throws is what the tool threw.
 */
export const builders = {
  'vite-8': (job) => buildVite('vite', job),
  'vite-7': (job) => buildVite('vite-7', job),
  'vite-6': (job) => buildVite('vite-6', job),
  rollup: buildRollup,
  rolldown: buildRolldown,
  webpack: buildWebpack,
  rspack: buildRspack,
  rsbuild: buildRsbuild,
  esbuild: buildEsbuild,
  farm: buildFarm,
}
