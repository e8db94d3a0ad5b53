/**
 * Variables that git may keep. All other `GIT_*` are left out: they locate another repository (`GIT_DIR`, as hooks set it), change
 * what is printed, or trace. Those kept say where the user's configuration is, since only that may declare a folder safe.
 */
const KEPT = new Set([
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_CONFIG_NOSYSTEM',
  'GIT_EXEC_PATH',
  'GIT_CEILING_DIRECTORIES',
  'GIT_DISCOVERY_ACROSS_FILESYSTEM',
])

const FIXED = {
  /** No refresh of the index behind the user's back. */
  GIT_OPTIONAL_LOCKS: '0',
  /** A partial clone says that something is missing instead of asking the network; the second is for versions before 2.39.4. */
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_TERMINAL_PROMPT: '0',
  /** Whole buffers, not a write for each commit. */
  GIT_FLUSH: '0',
  GIT_PAGER: 'cat',
  GIT_LITERAL_PATHSPECS: '1',
  /** Messages are read to tell one failure from another. */
  LC_ALL: 'C',
  LANGUAGE: '',
}

/** The environment for git, made from that of the process. */
export function makeGitEnvironment(env: Environment): Record<string, string> {
  const kept = Object.entries(env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && (!isGitName(entry[0]) || KEPT.has(entry[0].toUpperCase())),
  )
  return { ...Object.fromEntries(kept), ...keepSafeFolders(env), ...FIXED }
}

export type Environment = Record<string, string | undefined>

const isGitName = (name: string) => name.toUpperCase().startsWith('GIT_')

/** Of the configuration that the environment carries (`GIT_CONFIG_COUNT` and its pairs) only `safe.directory` stays. */
function keepSafeFolders(env: Environment): Record<string, string> {
  const count = Number(env.GIT_CONFIG_COUNT ?? 0)
  const folders: string[] = []
  for (let n = 0; n < count; n++) {
    const value = env[`GIT_CONFIG_VALUE_${n}`]
    if (env[`GIT_CONFIG_KEY_${n}`]?.toLowerCase() === 'safe.directory' && value !== undefined)
      folders.push(value)
  }
  if (folders.length === 0) return {}
  const pairs = folders.flatMap((folder, n) => [
    [`GIT_CONFIG_KEY_${n}`, 'safe.directory'],
    [`GIT_CONFIG_VALUE_${n}`, folder],
  ])
  return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: String(folders.length) }
}

/** Before every command: what a user's configuration could change in the answers of the commands used here. */
export const PINNED = [
  '--no-pager',
  ...Object.entries({
    'core.quotePath': 'false',
    'core.fsmonitor': '',
    'diff.orderFile': '/dev/null',
    'diff.relative': 'false',
    'log.showSignature': 'false',
    'log.showRoot': 'false',
    'log.mailmap': 'false',
    'status.showStash': 'false',
    'status.submoduleSummary': 'false',
    'color.ui': 'false',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]
