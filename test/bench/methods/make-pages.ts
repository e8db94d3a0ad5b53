import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PAGES = Number(process.env.BENCH_PAGES ?? 10_000)
const SIZE = 20_000

/** Makes pages as a generator writes them: a head with what is usual in it, then text. Half of them state their date in the head. Made once a comparison. */
export function makePages(folder: string): string {
  const site = join(folder, 'site')
  if (existsSync(site)) return site
  for (let i = 0; i < PAGES; i++) {
    const directory = join(site, `section-${i % 100}`, `page-${i}`)
    mkdirSync(directory, { recursive: true })
    writeFileSync(join(directory, 'index.html'), pageOf(i))
  }
  return site
}

function pageOf(i: number): string {
  const url = `https://www.example.com/section-${i % 100}/page-${i}/`
  const dated =
    i % 2 === 0
      ? `<meta property="article:modified_time" content="2026-01-${String(1 + (i % 28)).padStart(2, '0')}T10:00:00Z">`
      : ''
  const head = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page ${i} &amp; what it is about</title><meta name="description" content="A page about the number ${i}.">
<link rel="canonical" href="${url}"><meta name="robots" content="index, follow">${dated}
<meta property="og:title" content="Page ${i}"><meta property="og:url" content="${url}"><meta property="og:type" content="article">
<link rel="icon" href="/favicon.svg"><link rel="preload" href="/fonts/a.woff2" as="font" crossorigin><link rel="stylesheet" href="/assets/main.css">
<script type="module" src="/assets/main.js"></script><style>body { margin: 0 } main > p { max-width: 60ch }</style></head>
<body><header><nav><a href="/">Home</a> <a href="/about/">About</a></nav></header><main><h1>Page ${i}</h1>
`
  const paragraph = `<p class="text">This is <em>some</em> text of page ${i} with a <a href="/section-${i % 100}/">link</a> &mdash; as long as a paragraph is.</p>\n`
  const end = '</main><footer>&copy; Example</footer></body></html>\n'
  const count = Math.ceil((SIZE - head.length - end.length) / paragraph.length)
  return head + paragraph.repeat(count) + end
}
