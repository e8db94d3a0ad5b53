import picomatch from 'picomatch'

/** Patterns over decoded paths below the base; a path matches with or without its trailing slash. */
export interface Patterns {
  matches(path: string): boolean
  /** Patterns that have matched nothing so far. */
  unused(): string[]
}

export function compilePatterns(patterns: string[]): Patterns {
  const compiled = patterns.map((pattern) => ({
    pattern,
    test: picomatch(normalise(pattern), { dot: true, windows: false }),
    used: false,
  }))
  return {
    matches(path) {
      const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
      let found = false
      for (const one of compiled) {
        if (!one.test(bare) && (bare === path || !one.test(path))) continue
        one.used = true
        found = true
      }
      return found
    },
    unused: () => compiled.filter(({ used }) => !used).map(({ pattern }) => pattern),
  }
}

/** `blog/**` means `/blog/**`, and `/blog/` means `/blog`. */
function normalise(pattern: string): string {
  const [, not, path] = /^(!?)(.*)$/s.exec(pattern.trim())!
  const rooted = path!.startsWith('/') ? path! : `/${path}`
  return not + (rooted.length > 1 ? rooted.replace(/\/$/, '') : rooted)
}
