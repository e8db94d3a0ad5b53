import { gzipSync as nodeGzip } from 'node:zlib'
import fc from 'fast-check'
import { gzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { joinBytes } from './decode.ts'
import { loadInflate } from './inflate.ts'
import { Unpacker } from './unpack.ts'

await loadInflate()

function unpack(bytes: Uint8Array, size = bytes.length || 1, limit = Number.POSITIVE_INFINITY) {
  let out: Uint8Array = new Uint8Array(0)
  const unpacker = new Unpacker((piece) => {
    out = joinBytes(out, piece)
    return out.length <= limit
  })
  for (let from = 0; from < bytes.length; from += size) unpacker.push(bytes.subarray(from, from + size))
  unpacker.end()
  return { out, facts: unpacker.facts }
}

const text = (s: string) => new TextEncoder().encode(s)
const page = text('<urlset>'.padEnd(5000, 'x'))
const packed = gzipSync(page, { mtime: 0 })

describe('Unpacker', () => {
  it('gives back what was packed, in pieces of any size', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), fc.integer({ min: 1, max: 700 }), (bytes, size) => {
        const { out, facts } = unpack(new Uint8Array(nodeGzip(bytes)), size)
        const nested = bytes[0] === 0x1f && bytes[1] === 0x8b
        fc.pre(!nested && facts.other === undefined)
        expect([...out]).toEqual([...bytes])
        expect(facts).toMatchObject({ magic: true, members: 1, double: false, corrupt: undefined })
      }),
    )
  })

  it('joins members', () => {
    const two = joinBytes(packed, gzipSync(text('</urlset>')))
    for (const size of [1, 7, 100, 10_000]) {
      const { out, facts } = unpack(two, size)
      expect(out.length).toBe(5009)
      expect(facts).toMatchObject({ members: 2, corrupt: undefined })
    }
  })

  it.each([
    ['in the middle', -20],
    ['in the checksum', -6],
    ['after the header', -(packed.length - 12)],
    ['inside the header', -(packed.length - 5)],
  ])('names a file that is cut off %s', (_, end) => {
    for (const size of [3, 10_000])
      expect(unpack(packed.slice(0, end), size).facts.corrupt).toMatch(/truncated|checksum/)
  })

  it('names a wrong checksum, of the last member and of an earlier one', () => {
    const wrong = packed.slice()
    wrong[wrong.length - 6]! ^= 1
    for (const size of [5, 10_000]) {
      expect(unpack(wrong, size).facts.corrupt).toBe('checksum')
      expect(unpack(joinBytes(wrong, packed), size).facts.corrupt).toBe('checksum')
    }
  })

  it('names a broken stream', () => {
    const broken = packed.slice()
    broken.fill(0xff, 12, 20)
    expect(unpack(broken).facts.corrupt).toBeDefined()
  })

  it.each([1, 3, 4, 100])('names %i bytes behind the last member, and keeps what was unpacked', (length) => {
    for (const size of [5, 10_000]) {
      const { out, facts } = unpack(joinBytes(packed, new Uint8Array(length).fill(65)), size)
      expect(facts.corrupt).toBe('trailing')
      expect(out.length).toBe(5000)
    }
  })

  it('takes zeros behind the data for padding, and zeros within it for what they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0, 0, 0, 65), { minLength: 1, maxLength: 300 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 700 }),
        fc.constantFrom(0, 6) as fc.Arbitrary<0 | 6>,
        (content, padding, size, level) => {
          const bytes = joinBytes(
            gzipSync(new Uint8Array(content), { mtime: 0, level }),
            new Uint8Array(padding),
          )
          const { out, facts } = unpack(bytes, size)
          expect([...out]).toEqual(content)
          expect(facts).toMatchObject({ members: 1, double: false })
          expect(facts.corrupt).toBeUndefined()
        },
      ),
    )
  })

  it('unpacks gzip inside gzip once more', () => {
    const { out, facts } = unpack(gzipSync(packed))
    expect(out.length).toBe(5000)
    expect(facts.double).toBe(true)
  })

  it('leaves plain bytes alone, whatever the name says', () => {
    expect(unpack(page, 10).out).toEqual(page)
    expect(unpack(text('a')).out).toEqual(text('a'))
  })

  it.each([
    ['zip', zipSync({ 'sitemap.xml': page })],
    ['7z', Uint8Array.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4])],
    ['rar', text('Rar!\u001a\u0007')],
    ['bzip2', text('BZh91AY')],
    ['xz', Uint8Array.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0, 0])],
    ['zstd', Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, 4])],
  ])('tells %s by its first bytes', (format, bytes) => {
    expect(unpack(bytes).facts.other).toBe(format)
    expect(unpack(bytes, 1).out.length).toBe(0)
  })

  it('tells tar, and tar inside gzip', () => {
    const tar = new Uint8Array(1024)
    tar.set(text('sitemap.xml'))
    tar.set(text('ustar'), 257)
    expect(unpack(tar).facts.other).toBe('tar')
    expect(unpack(gzipSync(tar)).facts.other).toBe('tar')
  })

  it('stops unpacking where no more is wanted', () => {
    const bomb = gzipSync(new Uint8Array(50_000_000), { level: 9 })
    const { out } = unpack(bomb, 4096, 1_000_000)
    expect(out.length).toBeLessThan(6_000_000)
  })
})
