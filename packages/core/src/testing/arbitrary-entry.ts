import fc from 'fast-check'
import type { Alternate, Entry, Image, ListedEntry, News, Video } from '../model.ts'

/** Entries as a user may give them: any text that XML can express, URLs with all that needs escaping. For property tests. */
const text = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .map((value) => value.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '&'))
  .filter((value) => value.trim() !== '')
const segment = fc.stringMatching(/^[a-z0-9&';=~._-]{1,12}$/)
const url = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.option(segment))
  .map(([path, query]) => `https://www.example.com/${path.join('/')}${query === null ? '' : `?q=${query}`}`)
const date = fc
  .date({ min: new Date('1995-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .chain((at) =>
    fc.constantFrom(
      at.toISOString().slice(0, 10),
      at.toISOString().replace(/\.\d+Z$/, 'Z'),
      at.toISOString().replace(/\.\d+Z$/, '+02:00'),
    ),
  )
const oneTo = (most: number) => fc.integer({ min: 1, max: most })
const hundredth = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((n) => n / 100)

const alternate: fc.Arbitrary<Alternate> = fc.record({
  hreflang: fc.constantFrom('de', 'en-GB', 'zh-Hant-TW', 'x-default'),
  href: url,
})
const image: fc.Arbitrary<Image> = fc.record(
  { loc: url, caption: text, title: text, license: url, geoLocation: text },
  { requiredKeys: ['loc'] },
)
const video: fc.Arbitrary<Video> = fc.record(
  {
    thumbnailLoc: url,
    title: text,
    description: text,
    contentLoc: url,
    playerLoc: url,
    duration: oneTo(28_800),
    expirationDate: date,
    rating: hundredth(5),
    viewCount: fc.nat(),
    publicationDate: date,
    tags: fc.array(text, { minLength: 1, maxLength: 3 }),
    familyFriendly: fc.boolean(),
    restriction: fc.record({
      relationship: fc.constantFrom('allow' as const, 'deny' as const),
      countries: fc.subarray(['DE', 'FR', 'GB'], { minLength: 1 }),
    }),
    platform: fc.record({
      relationship: fc.constantFrom('allow' as const, 'deny' as const),
      platforms: fc.subarray(['web' as const, 'mobile' as const, 'tv' as const], { minLength: 1 }),
    }),
    requiresSubscription: fc.boolean(),
    uploader: fc.record({ name: text, info: url }, { requiredKeys: ['name'] }),
    live: fc.boolean(),
  },
  { requiredKeys: ['thumbnailLoc', 'title', 'description', 'contentLoc'] },
)
const news: fc.Arbitrary<News> = fc.record({
  publication: fc.record({ name: text, language: fc.constantFrom('en', 'deu', 'zh-cn') }),
  publicationDate: date,
  title: text,
})

export const arbitraryEntry: fc.Arbitrary<Entry> = fc.record(
  {
    loc: url,
    lastmod: date,
    changefreq: fc.constantFrom('always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'),
    priority: hundredth(1),
    alternates: fc.array(alternate, { minLength: 1, maxLength: 3 }),
    images: fc.array(image, { minLength: 1, maxLength: 3 }),
    videos: fc.array(video, { minLength: 1, maxLength: 2 }),
    news,
  },
  { requiredKeys: ['loc'] },
)

/** Entries without a story. */
export const listed = (...entries: Entry[]): ListedEntry[] =>
  entries.map((entry) => ({ entry, evidence: { kind: 'none' } }))
