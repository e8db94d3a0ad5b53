import { checkWith } from '../check-with.ts'
import { settingsWith } from '../default-settings.ts'
import { joinWith } from '../join-with.ts'
import type { Finding } from '../report.ts'
import type { Rule } from '../rule.ts'
import type { Settings } from '../settings.ts'

/** The clock of the rules' tests. */
export const NOW = Date.parse('2026-12-01T00:00:00Z')

/** What rules find in one file. For tests. */
export async function findingsOf(
  rules: Rule[],
  file: string | Iterable<string>,
  { path = 'sitemap.xml', url, ...settings }: { path?: string; url?: string } & Partial<Settings> = {},
): Promise<Finding[]> {
  const complete = settingsWith({ now: NOW, perRule: 0, ...settings })
  const result = await checkWith(
    rules,
    { path, url, bytes: encode(typeof file === 'string' ? [file] : file) },
    complete,
  )
  return joinWith(rules, [result], complete).files[0]!.findings
}

function* encode(pieces: Iterable<string>): Iterable<Uint8Array> {
  const encoder = new TextEncoder()
  for (const piece of pieces) yield encoder.encode(piece)
}
