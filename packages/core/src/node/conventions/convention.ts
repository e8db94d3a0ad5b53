/** How a framework lays out its pages: which files there are, and which path each of them is served under. */
export interface Convention {
  name: string
  /** It applies where package.json depends on one of these. */
  packages: string[]
  /** Or, for a tool that is no package, where one of these files is at the root. */
  configs?: string[]
  /** Where the sources lie, relative to the root. */
  globs: string[]
  /** The path below the base without slashes around it, '' for the home page; undefined where the file is no page's own source. */
  pathOf(file: string): string | undefined
}

/** Without the folder in front; undefined where the file lies elsewhere. */
export const below = (file: string, folders: string[]): string | undefined => {
  const folder = folders.find((one) => file.startsWith(`${one}/`))
  return folder === undefined ? undefined : file.slice(folder.length + 1)
}

/** `a/index` is `a`, `index` is the home page. */
export const withoutIndex = (path: string, index = 'index'): string =>
  path === index ? '' : path.endsWith(`/${index}`) ? path.slice(0, -index.length - 1) : path

export const withoutExtension = (path: string): string => path.replace(/\.[^./]+$/, '')

/** Folders in parentheses order files and leave no trace in the URL. */
export const withoutGroups = (path: string): string =>
  path
    .split('/')
    .filter((segment) => !/^\(.*\)$/.test(segment))
    .join('/')
