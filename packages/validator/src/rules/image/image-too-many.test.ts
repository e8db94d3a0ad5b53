import { expect, it } from 'vitest'
import { EXTENSIONS, url, urlset } from '../example-parts.ts'
import { findingsOf } from '../find-in-test.ts'
import imageTooMany from './image-too-many.ts'

const images = (count: number): string =>
  urlset(
    url('\n<image:image><image:loc>https://example.com/i.png</image:loc></image:image>'.repeat(count)),
    EXTENSIONS,
  )

it('E09 knows 1,000 images of a page from 1,001', async () => {
  expect(await findingsOf([imageTooMany], images(1000))).toEqual([])
  expect(await findingsOf([imageTooMany], images(1001))).toMatchObject([
    { severity: 'warning', params: { count: 1001, max: 1000 }, line: 1004, entry: 0 },
  ])
})

it('counts the images of each page apart', async () => {
  const page = images(700).slice(images(0).indexOf('<url>'))
  const file = images(700).replace('</urlset>', page)
  expect(await findingsOf([imageTooMany], file)).toEqual([])
})
