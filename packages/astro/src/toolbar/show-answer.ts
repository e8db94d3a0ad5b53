import type { Answer } from './answer.ts'

/** The answer as elements. Everything is set as text: nothing of a page can become markup of the toolbar. */
export function showAnswer({ listed, excluded, findings, failure }: Answer): HTMLElement[] {
  const shown: HTMLElement[] = []
  const add = (tag: string, text: string, style = '') => {
    const element = document.createElement(tag)
    element.textContent = text
    element.setAttribute('style', style)
    shown.push(element)
  }
  if (listed) {
    const { kind, file, commit, reason } = listed.evidence
    add('h1', 'Listed in the sitemap')
    add('p', listed.loc, MONO)
    add('p', `lastmod: ${listed.lastmod ?? 'absent'}`)
    add('p', [`evidence: ${kind}`, file, commit?.slice(0, 12), reason].filter(Boolean).join(', '))
  } else if (excluded) {
    add('h1', 'Not listed in the sitemap')
    add('p', [excluded.reason, excluded.detail].filter(Boolean).join(': '))
  } else if (!failure) add('h1', 'This page is no route of the sitemap')
  if (failure) {
    add('h1', 'The sitemap cannot be made')
    add('pre', failure, MONO)
  }
  for (const { severity, text, fix } of findings) add('p', `${severity}: ${text} ${fix}`)
  return shown
}

const MONO = 'font-family: monospace; white-space: pre-wrap; overflow-wrap: anywhere'
