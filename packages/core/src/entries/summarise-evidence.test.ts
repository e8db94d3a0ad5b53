import { expect, test } from 'vitest'
import { html, runSite } from '../testing/run-site.ts'
import { summariseEvidence } from './summarise-evidence.ts'

test('the evidence of a run in numbers: dated, absent and why, not believed', async () => {
  const { result } = await runSite(
    {
      'a.html': html('<meta property="article:modified_time" content="2026-01-01">'),
      'b.html': html('<meta property="article:modified_time" content="yesterday">'),
      'c.html': html(),
      'd.html': html(),
    },
    {},
    {
      sourcesOf: ({ file }) => (file === 'd.html' ? [] : [file!]),
      dates: { 'b.html': 1_700_000_000, 'c.html': { kind: 'none', reason: 'shallow' } },
    },
  )
  expect(summariseEvidence(result)).toEqual({
    dated: [
      { kind: 'html', count: 1 },
      { kind: 'git', count: 1 },
    ],
    absent: [
      { reason: 'shallow', count: 1, examples: ['https://www.example.com/c.html'] },
      { reason: 'no-source', count: 1, examples: ['https://www.example.com/d.html'] },
    ],
    doubted: [{ reason: 'html-invalid', count: 1 }],
  })
})
