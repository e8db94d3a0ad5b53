/** The name that a typo most likely means; undefined where none is near. */
export function nearest(typo: string, names: readonly string[]): string | undefined {
  let best: string | undefined
  let least = Math.max(2, Math.ceil(typo.length / 3)) + 1
  for (const name of names) {
    const distance = editDistance(typo.toLowerCase(), name.toLowerCase())
    if (distance < least) [best, least] = [name, distance]
  }
  return best
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]!
}
