import { describe, expect, test } from 'vitest'
import { html, runSite, SITE } from '../testing/run-site.ts'
import { readRefresh } from './refresh.ts'

const canonical = (href: string) => `<link rel="canonical" href="${href}">`
const clean = { cleanUrls: true }

describe('pages', () => {
  test('I03 noindex is read as tokens, from robots and from headers, not from comments', async () => {
    const { paths, reasons, notes } = await runSite({
      'index.html': html(),
      'a.html': html('<meta content="noindex, follow" name="robots">'),
      'b.html': html('<META NAME=ROBOTS CONTENT=NOINDEX>'),
      'c.html': html('<meta name="robots" content="none">'),
      'd.html': html('<!-- <meta name="robots" content="noindex"> -->'),
      'e.html': html('<meta name="robots" content="index, max-image-preview: none">'),
      'f.html': html('<meta name="robots" content="noindexing">'),
      'g.html': html('<meta name="googlebot" content="noindex">'),
      'h.html':
        '<html><head><title>t</title></head><body><meta name="robots" content="noindex"></body></html>',
      'i.html': html('<meta name="robots" content="nofollow noindex">'),
      'j.html': html(),
      _headers:
        '/j.html\n  X-Robots-Tag: noindex\n/i*\n  Cache-Control: none\n\n# preview\nhttps://:project.pages.dev/*\n  X-Robots-Tag: noindex\n',
    })
    expect(paths).toEqual(['/', '/d.html', '/e.html', '/f.html', '/g.html', '/h.html'])
    expect(new Set(Object.values(reasons))).toEqual(new Set(['noindex']))
    expect(notes).toContain('noindex-for-one')
  })

  test('_headers: wildcards, placeholders, detaching, a named crawler, the site of its own', async () => {
    const files = {
      'index.html': html(),
      'drafts/a.html': html(),
      'b/c.html': html(),
      'd.html': html(),
      'e.html': html(),
    }
    const headers = [
      '/drafts/*',
      '  X-Robots-Tag: noindex',
      '/b/:name',
      '\tx-robots-tag: unavailable_after: 25 Jun 2030',
      '\tx-robots-tag: none',
      '/d.html',
      '  X-Robots-Tag: googlebot: noindex',
      `${SITE}/e.html`,
      '  X-Robots-Tag: noindex',
      '/e*',
      '  ! X-Robots-Tag',
    ].join('\r\n')
    const { paths, notes } = await runSite({ ...files, _headers: headers })
    expect(paths).toEqual(['/', '/d.html', '/e.html'])
    expect(notes).toContain('noindex-for-one')
  })

  test('I06 B26 refreshes: redirects go, reloads and slow ones stay', async () => {
    const refresh = (content: string) => html(`<meta http-equiv="refresh" content="${content}">`)
    const { paths, reasons, result } = await runSite(
      {
        'index.html': html(),
        'new/index.html': html(),
        'old/index.html': html(
          `<meta http-equiv="refresh" content="0;url=/new/"><meta name="robots" content="noindex">${canonical('/new/')}`,
        ),
        'old2.html': refresh("0;URL='https://www.example.com/new/'"),
        'old3.html': refresh('2; url=new/'),
        'live.html': refresh('60'),
        'self.html': refresh('0; url=/self'),
        'self2.html': refresh('5; url=#top'),
        'slow.html': refresh('30; url=/new/'),
        'comment.html': html('<noscript><meta http-equiv="refresh" content="0; url=/nojs"></noscript>'),
      },
      clean,
    )
    expect(paths).toEqual(['/', '/comment', '/live', '/new/', '/self', '/self2', '/slow'])
    expect(reasons).toEqual({ '/old/': 'redirect', '/old2': 'redirect', '/old3': 'redirect' })
    expect(result.excluded.find(({ url }) => url === '/old3')!.detail).toBe(`${SITE}/new/`)
  })

  test('the content of a refresh as browsers read it', () => {
    expect(readRefresh('0;url=/a')).toEqual({ seconds: 0, url: '/a' })
    expect(readRefresh(' 3.5 , URL = "/a b" x')).toEqual({ seconds: 3, url: '/a b' })
    expect(readRefresh('0 /a')).toEqual({ seconds: 0, url: '/a' })
    expect(readRefresh('.5')).toEqual({ seconds: 0 })
    expect(readRefresh('5')).toEqual({ seconds: 5 })
    expect(readRefresh('5;')).toEqual({ seconds: 5 })
    expect(readRefresh('a')).toBeUndefined()
    expect(readRefresh('5a')).toBeUndefined()
  })

  test('I07 B22 canonicals: own, elsewhere, on another host, to nothing', async () => {
    const { paths, reasons, notes } = await runSite(
      {
        'index.html': html(),
        'a.html': html(canonical(`${SITE}/b`)),
        'b.html': html(canonical(`${SITE}/b`)),
        'c.html': html(canonical('/c')),
        'd.html': html(canonical('https://original.example/d')),
        'e.html': html('<link href="https://www.example.com/e" rel="Canonical nofollow">'),
        'f.html': html(canonical('/gone')),
        'g.html': html(`<base href="/sub/">${canonical('../g')}`),
        'h.html': html(`<!-- ${canonical('/b')} --><template>${canonical('/b')}</template>`),
        'i.html': html(canonical('/i') + canonical('/b')),
        'j.html': html(canonical('javascript:x')),
        'print/a/index.html': html(canonical('/b')),
        'sub/k.html': html(canonical('k')),
      },
      clean,
    )
    expect(paths).toEqual(['/', '/b', '/c', '/e', '/f', '/g', '/h', '/i', '/j', '/sub/k'])
    expect(reasons).toEqual({
      '/a': 'canonical-elsewhere',
      '/d': 'canonical-elsewhere',
      '/print/a/': 'canonical-elsewhere',
    })
    expect(notes).toEqual(
      expect.arrayContaining([
        'canonical-other-host',
        'canonical-not-emitted',
        'canonicals-differ',
        'canonical-invalid',
      ]),
    )
  })

  test('B23 B24 M09 the canonical spelling of a page is its loc, query and entities included', async () => {
    const { paths, runtime } = await runSite(
      {
        'index.html': html(),
        'a.html': html(canonical(`${SITE}/a/`)),
        'b.html': html(canonical('/b.html')),
        'c/index.html': html(canonical('/c/index.html')),
        'd.html': html(canonical('/d?x=1&amp;y=2')),
        'ü.html': html(canonical('/ü')),
        'e f.html': html(canonical('/e f')),
      },
      clean,
    )
    expect(paths).toEqual(['/', '/%C3%BC', '/a/', '/b.html', '/c/index.html', '/d?x=1&y=2', '/e%20f'])
    expect(runtime.text('sitemap.xml')).toContain('/d?x=1&amp;y=2<')
    expect((await runSite({ 'page.html': html(canonical(`${SITE}/page`)) })).paths).toEqual(['/page'])
  })

  test('chains of canonicals are not followed', async () => {
    const { paths, reasons } = await runSite(
      { 'a.html': html(canonical('/b')), 'b.html': html(canonical('/c')), 'c.html': html() },
      clean,
    )
    expect(paths).toEqual(['/c'])
    expect(reasons).toEqual({ '/a': 'canonical-elsewhere', '/b': 'canonical-elsewhere' })
  })

  test('S15 S17 where every canonical names another scheme or host, that is one warning and all pages are listed', async () => {
    for (const origin of ['http://www.example.com', 'https://example.com', 'https://preview.example.net']) {
      const { paths, result } = await runSite(
        {
          'index.html': html(canonical(`${origin}/`)),
          'a.html': html(
            `${canonical(`${origin}/a/`)}<link rel="alternate" hreflang="de" href="${origin}/de/">`,
          ),
          'b.html': html(canonical(`${origin}/a`)),
        },
        clean,
      )
      expect(paths, origin).toEqual(['/', '/a/', '/b'])
      expect(result.notes.map(({ id }) => id)).toEqual(['canonicals-elsewhere'])
      expect(result.notes[0]!.message).toContain(origin)
      expect(result.notes[0]!.message).toContain(SITE)
      expect(result.report.files[0]!.countByRule).not.toHaveProperty('loc-not-canonical')
      expect(result.failed).toBe(false)
    }
    const alone = await runSite({ 'index.html': html(canonical('https://example.com/')) })
    expect(alone.reasons).toEqual({ '/': 'canonical-elsewhere' })
    const scheme = await runSite({
      'a.html': html(canonical('http://www.example.com/a.html')),
      'b.html': html(canonical('/b.html')),
    })
    expect(scheme.paths).toEqual(['/a.html', '/b.html'])
    expect(scheme.notes).toContain('canonical-other-origin')
  })

  test('I02 B27 error pages: the whole name, at the root or under a language', async () => {
    const { paths, reasons } = await runSite(
      {
        ...Object.fromEntries(
          [
            'index.html',
            '404.html',
            '500.html',
            '404/index.html',
            '_error.html',
            'blog/404-ways-to-fail.html',
            '4041.html',
            'store/ca/la/404/index.html',
            'p/404/index.html',
            'p/123/index.html',
          ].map((path) => [path, html()]),
        ),
        'de/404.html': html(),
        'xx-lang/404.html': html('', 'XX-Lang'),
        'intern/500.html': html(),
      },
      clean,
      { defaults: { locales: ['intern'] } },
    )
    expect(paths).toEqual(['/', '/4041', '/blog/404-ways-to-fail', '/p/123/', '/p/404/', '/store/ca/la/404/'])
    expect(new Set(Object.values(reasons))).toEqual(new Set(['error-page']))
  })

  test('robots.txt: disallowed for all goes, for one engine stays with a warning', async () => {
    const { paths, reasons, notes } = await runSite({
      'index.html': html(),
      'a/index.html': html(),
      'b/index.html': html(),
      'robots.txt':
        'User-agent: *\nDisallow: /a/\n\nUser-agent: Googlebot\nDisallow: /b/\n\nUser-agent: GPTBot\nDisallow: /\n',
    })
    expect(paths).toEqual(['/', '/b/'])
    expect(reasons).toEqual({ '/a/': 'disallowed' })
    expect(notes).toContain('disallowed-for-one')
  })

  test('robots.txt that disallows the whole site is one warning, and all is listed; policies of ours count too', async () => {
    const { paths, notes, result } = await runSite({
      'index.html': html(),
      'a.html': html(),
      'robots.txt': 'User-agent: *\nDisallow: /\n',
    })
    expect(paths).toEqual(['/', '/a.html'])
    expect(notes.filter((id) => id === 'site-disallowed')).toHaveLength(1)
    expect(result.failed).toBe(false)
    const policies = [{ userAgent: '*', disallow: ['/a'] }]
    expect((await runSite(['index.html', 'a.html'], { robots: { policies } })).reasons).toEqual({
      '/a.html': 'disallowed',
    })
    const below = {
      'index.html': html(),
      'a.html': html(),
      'robots.txt': 'User-agent: *\nDisallow: /docs/a\n',
    }
    expect((await runSite(below, {}, { base: '/docs/' })).paths).toHaveLength(2)
  })

  test('encodings: a byte-order mark or a meta element names them', async () => {
    const latin = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0))
    const utf16 = (text: string) =>
      new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (c) => c.charCodeAt(0)).buffer)
    const { paths } = await runSite(
      {
        'a.html': latin(
          `<html><head><meta charset="windows-1252"><title>t</title>${canonical('/a?q=\xfc')}</head>`,
        ),
        'b.html': utf16(html(canonical('/b?q=ü'))),
        'c.html': html(canonical('/c?q=ü')),
        'd.html': latin(
          `<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><title>t</title>${canonical('/d?q=\xfc')}</head>`,
        ),
      },
      clean,
    )
    expect(paths).toEqual(['/a?q=%C3%BC', '/b?q=%C3%BC', '/c?q=%C3%BC', '/d?q=%C3%BC'])
  })

  test('a head that is longer than what is read at first is read to its end', async () => {
    for (const length of [8_000, 20_000, 32_700, 40_000, 300_000]) {
      const padding = `<style>${'a{}'.repeat(length / 3)}</style>`
      const { paths, reasons } = await runSite({
        'a.html': html(padding + canonical('/b.html')),
        'b.html': html(`${padding}<meta name="x" content="ü">`),
      })
      expect(paths, String(length)).toEqual(['/b.html'])
      expect(reasons).toEqual({ '/a.html': 'canonical-elsewhere' })
    }
  })

  test('X03 entities of attributes are decoded before the loc is escaped once', async () => {
    const { runtime } = await runSite({ 'a.html': html(canonical('/a?u=%2Fb&amp;w=7&#38;v=8')) }, clean)
    expect(runtime.text('sitemap.xml')).toContain('/a?u=%2Fb&amp;w=7&amp;v=8<')
  })

  test('H01 H02 H11 alternates are listed as the page states them, absolute and once', async () => {
    const links =
      '<link rel="alternate" hreflang="vi" href="/about/"><link rel="alternate" hreflang="en" href="../en/about/"><link rel="alternate" hreflang="fr" href="https://example.fr/propos">'
    const { runtime, result } = await runSite({
      'about/index.html': html(links),
      'en/about/index.html': html(links.replaceAll('../en', '../../en')),
    })
    const xml = runtime.text('sitemap.xml')!
    expect(xml.match(/href="https:\/\/www\.example\.com\/about\/"/g)).toHaveLength(2)
    expect(xml.match(/href="https:\/\/www\.example\.com\/en\/about\/"/g)).toHaveLength(2)
    expect(xml).toContain('href="https://example.fr/propos"')
    expect(xml).not.toContain('/en/en/')
    expect(result.report.summary.errors).toBe(0)
  })
})
