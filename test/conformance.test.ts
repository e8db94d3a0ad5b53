import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { XmlDocument, type XmlElement, type XmlTreeNode, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { parseSitemap } from 'sitemap'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from 'xmlbuilder2'
import { planParts } from '../packages/core/src/files/plan.ts'
import { writeIndex } from '../packages/core/src/files/write-index.ts'
import { type Refused, writeUrlset } from '../packages/core/src/files/write-urlset.ts'
import type { Entry } from '../packages/core/src/model.ts'
import { arbitraryEntry, listed } from '../packages/core/src/testing/arbitrary-entry.ts'
import { memoryStaging } from '../packages/core/src/testing/memory-staging.ts'
import { entryOfItem, toObject } from './conformance/oracles.ts'

async function writeXml(entries: Entry[]): Promise<string> {
  const staging = memoryStaging()
  const refused: Refused[] = []
  const [part] = planParts(listed(...entries), { urls: 50_000, bytes: 52_428_800 })
  await writeUrlset(staging.open('sitemap.xml'), part!, refused)
  expect(refused).toEqual([])
  return staging.text('sitemap.xml')
}

async function writeIndexXml(children: { loc: string; lastmod?: string }[]): Promise<string> {
  const staging = memoryStaging()
  await writeIndex(staging.open('sitemap.xml'), children)
  return staging.text('sitemap.xml')
}

const schemas: Record<string, { xsd: XmlDocument; validator: XsdValidator }> = {}
beforeAll(() => {
  xmlRegisterFsInputProviders()
  for (const name of ['sitemap', 'siteindex']) {
    const url = fileURLToPath(new URL(`./schemas/${name}.xsd`, import.meta.url))
    const xsd = XmlDocument.fromString(
      `<?xml version="1.0"?><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="${url}"/></xs:schema>`,
    )
    schemas[name] = { xsd, validator: XsdValidator.fromDoc(xsd) }
  }
})
afterAll(() => {
  for (const { xsd, validator } of Object.values(schemas)) {
    validator.dispose()
    xsd.dispose()
  }
})

function withDocument<T>(xml: string, use: (document: XmlDocument) => T): T {
  const document = XmlDocument.fromString(xml)
  try {
    return use(document)
  } finally {
    document.dispose()
  }
}
const validate = (schema: 'sitemap' | 'siteindex', xml: string) =>
  withDocument(xml, (document) => schemas[schema]!.validator.validate(document))

const one = (more: Partial<Entry> = {}): Entry => ({ loc: 'https://www.example.com/a/', ...more })
const runs = { numRuns: 200 }

describe('the schemas of these tests', () => {
  const wrap = (inner: string) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${inner}</urlset>`
  test.each([
    '',
    '<url/>',
    '<url><loc>https://www.example.com/</loc><changefreq>daily</changefreq><lastmod>2026-01-02</lastmod></url>',
    '<url><loc>https://www.example.com/</loc><lastmod>2026</lastmod></url>',
    '<url><loc>https://www.example.com/</loc><priority>1.1</priority></url>',
    '<url><loc>https://www.example.com/</loc><changefreq>Daily</changefreq></url>',
    '<url><loc>https://www.example.com/</loc><image:image/></url>',
    '<url><loc>https://www.example.com/</loc><image:image><image:loc>x</image:loc><image:title>t</image:title><image:caption>c</image:caption></image:image></url>',
  ])('reject %j', (inner) => expect(() => validate('sitemap', wrap(inner))).toThrow())
})

describe('what is written', () => {
  test('is valid for the schemas', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryEntry, { minLength: 1, maxLength: 4 }), async (entries) => {
        validate('sitemap', await writeXml(entries))
      }),
      runs,
    )
  })

  test('is valid for the schema of an index', async () => {
    const children = fc.array(
      arbitraryEntry.map(({ loc, lastmod }) => ({ loc, lastmod })),
      { minLength: 1 },
    )
    await fc.assert(
      fc.asyncProperty(children, async (children) => validate('siteindex', await writeIndexXml(children))),
      runs,
    )
  })

  test('is the document that xmlbuilder2 makes of the same entries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryEntry, { minLength: 1, maxLength: 3 }), async (entries) => {
        const tree = withDocument(await writeXml(entries), ({ root }) => readTree(root))
        // Its tree, not its text: it leaves a `&` unescaped where an entity seems to follow, and carriage returns raw.
        expect(tree).toEqual(treeOfNode(create(toObject(entries)).root().node as unknown as DomNode))
      }),
      runs,
    )
  })

  test("is read back to the same entries by the sitemap package's parser", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryEntry, { minLength: 1, maxLength: 3 }), async (entries) => {
        const items = await parseSitemap(Readable.from([await writeXml(entries)]))
        expect(items.map(entryOfItem)).toEqual(entries.map(trimmed))
      }),
      runs,
    )
  })

  test('X03 X11 keeps entities, scripts and emoji as they were given', async () => {
    const title = 'Fish &amp; chips <b>"it\'s"</b> 🌞 счётчик'
    const [item] = await parseSitemap(
      Readable.from([
        await writeXml([one({ images: [{ loc: 'https://www.example.com/?a=1&b=2', title }] })]),
      ]),
    )
    expect(item!.img).toEqual([{ url: 'https://www.example.com/?a=1&b=2', title }])
  })
})

/** The parser trims what it reads. */
const trimmed = (value: Entry): Entry =>
  JSON.parse(JSON.stringify(value), (_, inner) => (typeof inner === 'string' ? inner.trim() : inner))

type Tree = { name: string; attributes: string[]; children: Tree[]; text: string }

function readTree(element: XmlElement): Tree {
  const children: Tree[] = []
  let text = ''
  for (let node: XmlTreeNode | null = element.firstChild; node; node = node.next) {
    if ('firstChild' in node) children.push(readTree(node as XmlElement))
    else if (node.constructor.name !== 'XmlComment') text += node.content
  }
  return {
    name: `{${element.namespaceUri}}${element.name}`,
    attributes: element.attrs.map(({ name, value }) => `${name}=${value}`).sort(),
    children,
    // White space between elements is layout.
    text: children.length > 0 ? text.trim() : text,
  }
}

/** As much of the DOM as is walked here; the tests have no DOM types. */
interface DomNode {
  nodeType: number
  localName: string
  namespaceURI: string | null
  nodeValue: string | null
  attributes: Iterable<{ name: string; value: string }>
  childNodes: Iterable<DomNode>
}

function treeOfNode(node: DomNode): Tree {
  const children = [...node.childNodes]
  return {
    name: `{${node.namespaceURI}}${node.localName}`,
    attributes: [...node.attributes]
      .filter(({ name }) => !/^xmlns(?::|$)/.test(name))
      .map(({ name, value }) => `${name}=${value}`)
      .sort(),
    children: children.filter(({ nodeType }) => nodeType === 1).map(treeOfNode),
    text: children
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ nodeValue }) => nodeValue)
      .join(''),
  }
}
