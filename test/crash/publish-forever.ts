import { readdirSync } from 'node:fs'
import { openStaging } from '../../packages/core/src/node/publish/staging.ts'

/** Publishes sets of one to six children into a folder, one generation after the other, and never ends by itself. */
const folder = process.argv[2]!
const bytes = (text: string) => new TextEncoder().encode(text)

for (let generation = 1; ; generation++) {
  const children = Array.from({ length: 1 + ((generation * 5) % 6) }, (_, i) => `sitemap-${i + 1}.xml`)
  const staging = await openStaging(folder)
  const stage = async (path: string, body: string) => {
    const sink = staging.open(path)
    await sink.write(bytes(`${process.pid}/${generation}\n`))
    await sink.write(bytes(body))
    await sink.close()
  }
  for (const path of children) await stage(path, `${'x'.repeat(5000)}\n`)
  await stage('sitemap.xml', `${children.join('\n')}\n`)
  await stage('robots.txt', 'Sitemap: sitemap.xml\n')
  const remove = readdirSync(folder).filter(
    (name) => /^sitemap-\d+\.xml$/.test(name) && !children.includes(name),
  )
  await staging.publish({ children, entrance: 'sitemap.xml', robots: 'robots.txt', remove })
  if (generation === 1) process.stdout.write('published\n')
}
