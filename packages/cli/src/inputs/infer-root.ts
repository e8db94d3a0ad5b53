/**
 * The URL at which a folder is served, told by its own files: an index or robots.txt names files that lie in it. Where none of what is
 * named is there, the origin of the first URL listed.
 * @param paths The files of the folder, relative to it, POSIX.
 */
export function inferRoot(named: string[], listed: string[], paths: Set<string>): string | undefined {
  for (const loc of named) {
    const root = rootBehind(loc, paths)
    if (root !== undefined) return root
  }
  const first = [...named, ...listed].find((loc) => /^https?:\/\//i.test(loc) && URL.canParse(loc))
  return first === undefined ? undefined : `${new URL(first).origin}/`
}

/** What stands before the longest end of the URL's path that is a file of the folder. */
function rootBehind(loc: string, paths: Set<string>): string | undefined {
  if (!/^https?:\/\//i.test(loc) || !URL.canParse(loc)) return undefined
  const { origin, pathname } = new URL(loc)
  const segments = pathname.slice(1).split('/')
  for (let from = 0; from < segments.length; from++) {
    if (!paths.has(decode(segments.slice(from).join('/')))) continue
    return `${origin}/${segments
      .slice(0, from)
      .map((segment) => `${segment}/`)
      .join('')}`
  }
  return undefined
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
