import type { Runtime } from '@mapwright/core'
import type { ResolvedConfig } from 'vite'
import type { Output } from '../contract.ts'

/** When and where a framework's HTML is on disk, where that differs from Vite's own. */
export interface Framework {
  name: string
  /** Matches the name of one of its Vite plugins. */
  plugin: RegExp
  /** The environment whose `closeBundle` is last where the framework does not build by `buildApp`. */
  environment?: 'client' | 'ssr'
  /** Where its HTML is, where Vite does not know it. */
  output?(config: ResolvedConfig): Output | undefined
  /**
   * Has `run` called by the framework itself, at a moment for which Vite has no hook. Answers whether it will be called;
   * it rejects where the build shall fail.
   */
  follow?(config: ResolvedConfig, run: () => Promise<void>): boolean
  /** The base of its pages, where Vite's is only that of the assets. */
  base?(config: ResolvedConfig): string | undefined
  /** How it serves its pages. */
  defaults?(config: ResolvedConfig): Runtime['defaults']
  /** The HTML comes after the last hook of Vite: what to use instead. */
  instead?: string
}
