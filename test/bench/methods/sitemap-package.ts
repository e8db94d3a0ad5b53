import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { SitemapAndIndexStream, SitemapStream } from 'sitemap'
import { COUNT, lastmodOf, locOf, ROOT } from './entries.ts'
import { startCounting } from './report.ts'

/** Writes the entries with the `sitemap` package, as its documentation shows it. Nothing is checked. */
const out = join(process.argv[2]!, 'package')
mkdirSync(out, { recursive: true })
const report = startCounting()

const index = new SitemapAndIndexStream({
  limit: 50_000,
  getSitemapStream: (i) => {
    const stream = new SitemapStream({ hostname: ROOT })
    const file = stream.pipe(createWriteStream(join(out, `sitemap-${i}.xml`)))
    return [new URL(`sitemap-${i}.xml`, ROOT).href, stream, file]
  },
})
function* items() {
  for (let i = 0; i < COUNT; i++) yield { url: locOf(i), lastmod: lastmodOf(i) }
}
await finished(
  Readable.from(items())
    .pipe(index)
    .pipe(createWriteStream(join(out, 'sitemap.xml'))),
)
report()
