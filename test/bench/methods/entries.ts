/** A million plain entries, the same for every method: about 125 bytes each once written. */
export const COUNT = Number(process.env.BENCH_ENTRIES ?? 1_000_000)
export const ROOT = 'https://www.example.com/'

/** Joined, so that V8 has flat strings of them, as a site's own are, and not trees of their parts. */
export const locOf = (i: number): string =>
  [ROOT, 'catalogue/section-', i % 100, '/product-', String(i).padStart(9, '0'), '/'].join('')
export const lastmodOf = (i: number): string =>
  [
    '2026-',
    two(1 + (i % 11)),
    '-',
    two(1 + (i % 28)),
    'T',
    two(i % 24),
    ':',
    two(i % 60),
    ':',
    two((i * 7) % 60),
    'Z',
  ].join('')

const two = (n: number) => String(n).padStart(2, '0')
