import { describe, expect, test } from 'vitest'
import { hashContent, mainContent } from './content.ts'

const page = (body: string, head = '') =>
  `<!doctype html><html><head><title>T</title>${head}</head><body>${body}</body></html>`
const same = async (a: string, b: string, ignore: string[] = []) =>
  (await hashContent(a, ignore)) === (await hashContent(b, ignore))

describe('the main content of a page', () => {
  test.each([
    [
      'scripts and styles',
      page('<p>x</p>'),
      page('<style>p{}</style><p>x</p><script nonce="1">now()</script>'),
    ],
    [
      'head links and build ids',
      page('<p>x</p>'),
      page('<p>x</p>', '<link rel="stylesheet" href="/a.3f2a91bc.css"><meta name="generator" content="b 7">'),
    ],
    [
      'classes, ids and data of tools',
      page('<p class="a1" data-v-1>x</p>'),
      page('<p class="b2" id="q">x</p>'),
    ],
    [
      'hashes in file names',
      page('<img src="/photo-BxT9_a1Q.jpg">'),
      page('<img src="/photo-Zk81_b2W.jpg">'),
    ],
    ['white space', page('<p>a  b</p>'), page('<p>a\n b</p>')],
    [
      'what is outside of main',
      page('<nav>1</nav><main>x</main>'),
      page('<nav>2</nav><main>x</main><footer>3</footer>'),
    ],
  ])('%s do not count', async (_, a, b) => {
    expect(await same(a, b)).toBe(true)
  })

  test.each([
    ['words', page('<main>x</main>'), page('<main>y</main>')],
    ['the title', page(''), page('').replace('>T<', '>U<')],
    ['a link', page('<a href="/a">x</a>'), page('<a href="/b">x</a>')],
    ['another image', page('<img src="/one.jpg">'), page('<img src="/two.jpg">')],
    ['a heading that becomes a paragraph', page('<h2>x</h2>'), page('<p>x</p>')],
  ])('%s count', async (_, a, b) => {
    expect(await same(a, b)).toBe(false)
  })

  test('ignored parts are left out, and a wrong selector is an error that names it', async () => {
    const at = (time: string) =>
      page(`<main>x<aside class="related">${time}</aside><time data-now>${time}</time></main>`)
    expect(await same(at('1'), at('2'))).toBe(false)
    expect(await same(at('1'), at('2'), ['.related', 'time[data-now]'])).toBe(true)
    expect(() => mainContent(at('1'), ['[x'])).toThrow('lastmod.ledger.ignore')
  })

  test('deeply nested documents are read without recursion', () => {
    expect(mainContent(page('<div>'.repeat(20_000)), [])).toContain('<div>')
  })
})
