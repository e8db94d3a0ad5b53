import { gzipSync } from 'node:zlib'

const encoder = new TextEncoder()
const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
const tail = '</urlset>\n'
const MB = 1_000_000

function* text(...parts) {
  for (const part of parts) {
    if (typeof part === 'string') yield encoder.encode(part)
    else yield* repeat(...part)
  }
}

/** About `bytes` bytes of one piece of text over and over, in chunks of 64 KB. */
function* repeat(piece, bytes) {
  const chunk = encoder.encode(piece.repeat(Math.ceil(65_536 / piece.length)))
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk
}

const entities = Array.from({ length: 30 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join(
  '\n',
)
const doctype = (inside) =>
  `<?xml version="1.0"?>\n<!DOCTYPE urlset [\n${inside}\n]>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>&l9;</loc></url></urlset>`

/** Each file by name: its pieces, and ids of rules of which at least one must speak. */
export const cases = {
  'an entity bomb': [() => text(doctype(`<!ENTITY l0 "x">\n${entities}`)), ['xml-undefined-entity']],
  'an external entity': [
    () => text(doctype('<!ENTITY l9 SYSTEM "file:///etc/passwd">')),
    ['xml-undefined-entity'],
  ],
  'an entity that contains itself': [() => text(doctype('<!ENTITY l9 "&l9;">')), ['xml-undefined-entity']],
  'a DOCTYPE of 50 MB': [
    () => text('<!DOCTYPE urlset [', ['<!ENTITY a "b">', 50 * MB]),
    ['xml-not-well-formed'],
  ],
  'a gzip bomb of 2 GB': [() => bomb(2_000), ['file-too-large']],
  'a gzip bomb inside gzip': [
    () => [gzipSync(Buffer.concat([...bomb(500)]))],
    ['gzip-double', 'file-too-large'],
  ],
  'a million nested elements': [() => text(head, ['<a>', 3 * MB]), ['xml-not-well-formed']],
  'a million elements in one record': [
    () => text(head, '<url>', ['<loc>x</loc>', 12 * MB], '</url>', tail),
    ['url-duplicate-child'],
  ],
  'a million attributes': [() => text(head, '<url ', ['a="b" ', 6 * MB]), ['xml-not-well-formed']],
  'a million namespaces': [
    () => text(head, ['<url xmlns:a="b"><loc>x</loc></url>', 10 * MB], tail),
    ['loc-not-absolute'],
  ],
  'a million names': [
    () => text(head, names(), tail),
    ['urlset-unknown-child', 'xml-namespace-prefix-undeclared'],
  ],
  'one line of 50 MB': [
    () =>
      text(
        '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ['<url><loc>https://example.com/a</loc></url>', 50 * MB],
        '</urlset>',
      ),
    ['loc-duplicate'],
  ],
  'one text node of 50 MB': [
    () => text(head, '<url><loc>https://example.com/', ['abcdefgh', 50 * MB], '</loc></url>', tail),
    ['loc-too-long'],
  ],
  'one text node of 50 MB of references': [
    () => text(head, '<url><loc>https://example.com/', ['&amp;', 50 * MB], '</loc></url>', tail),
    ['loc-too-long'],
  ],
  'one attribute of 50 MB': [
    () => text(head, '<url a="', ['abcdefgh', 50 * MB], '"/>', tail),
    ['xml-not-well-formed'],
  ],
  'one comment of 50 MB': [
    () => text(head, '<!-- ', ['abc - ', 50 * MB], ' --><url><loc>/x</loc></url>', tail),
    ['loc-not-absolute'],
  ],
  'one CDATA section of 50 MB': [
    () => text(head, '<url><loc><![CDATA[', ['abc]] ', 50 * MB], ']]></loc></url>', tail),
    ['loc-illegal-character', 'loc-not-absolute'],
  ],
  'one instruction of 50 MB': [
    () => text(head, '<?x ', ['abc? ', 50 * MB], '?><url><loc>/x</loc></url>', tail),
    ['loc-not-absolute'],
  ],
  'one name of 50 MB': [() => text(head, '<', ['abcdefgh', 50 * MB], '/>', tail), ['xml-not-well-formed']],
  'white space of 50 MB': [
    () => text(['\n', 50 * MB], head, tail),
    ['xml-leading-whitespace', 'xml-empty-document'],
  ],
  'NUL bytes': [
    () => text(['\0', 50 * MB]),
    ['xml-not-well-formed', 'xml-empty-document', 'txt-line-not-url'],
  ],
  'NUL bytes in text': [
    () => text(head, '<url><loc>', ['\0', 5 * MB], '</loc></url>', tail),
    ['xml-invalid-char'],
  ],
  'a million faults': [
    () => text(head, ['<url><loc>/a&b<c</loc><lastmod>x</lastmod><foo/></url>\n', 15 * MB], tail),
    ['xml-unescaped-ampersand'],
  ],
  'a million raw ampersands': [
    () => text(head, '<url><loc>', ['&', MB], '</loc></url>', tail),
    ['xml-unescaped-ampersand'],
  ],
  'a million raw <': [
    () => text(head, '<url><loc>', ['< ', 2 * MB], '</loc></url>', tail),
    ['xml-unescaped-lt'],
  ],
  'a million unclosed tags on one line': [
    () => text(head, '<url><loc>', ['<b ', 3 * MB], '</loc></url>', tail),
    ['xml-unescaped-lt'],
  ],
  'a million double hyphens': [
    () => text(head, '<!--', ['--a', 3 * MB], '--><url><loc>/x</loc></url>', tail),
    ['xml-comment-double-hyphen'],
  ],
  'a text line of 50 MB': [() => text('https://example.com/', ['abcdefgh', 50 * MB]), ['loc-too-long']],
  'a million blank lines': [() => text('https://example.com/\n', ['\r\n', 10 * MB]), ['txt-blank-line']],
  'a million text lines that are no URLs': [
    () => text('https://example.com/\n', ['a b\r', 20 * MB]),
    ['txt-line-not-url'],
  ],
  'a robots.txt of 50 MB': [
    () => text('User-agent: *\n', ['Sitemap: /a#b\nDisallow: /\n', 50 * MB]),
    ['robots-too-large'],
  ],
  'a feed of 50 MB': [
    () =>
      text(
        '<rss version="2.0"><channel>',
        ['<item><title>a &amp; b</title><link>/x</link></item>', 50 * MB],
        '</channel></rss>',
      ),
    ['rss-item-link-missing'],
  ],
  'an index of 50 MB': [
    () =>
      text(
        head.replace('urlset', 'sitemapindex'),
        ['<sitemap><loc>https://example.com/a.xml</loc></sitemap>', 50 * MB],
        '</sitemapindex>',
      ),
    ['index-too-many-sitemaps'],
  ],
  'more than 200 MB': [
    () => text(head, ['<url><loc>https://example.com/a</loc></url>\n', 300 * MB]),
    ['file-too-large'],
  ],
}

function names() {
  const parts = []
  for (let i = 0; i < 300_000; i++) parts.push(`<n${i}:a${i}/>`)
  return parts.join('')
}

/** `megabytes` of zeros as one gzip stream. */
function* bomb(megabytes) {
  const member = gzipSync(new Uint8Array(100 * MB), { level: 9 })
  for (let i = 0; i < megabytes / 100; i++) yield member
}
