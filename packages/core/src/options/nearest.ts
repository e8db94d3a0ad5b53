/** The name of `names` that `typo` most likely means, or undefined where none is near. */
export function nearestName(typo: string, names: readonly string[]): string | undefined {
  const wanted = typo.toLowerCase()
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(typo.length / 3)) + 1
  for (const name of names) {
    const distance = editDistance(wanted, name.toLowerCase())
    if (distance < bestDistance) {
      best = name
      bestDistance = distance
    }
  }
  return best
}

/** Edits (insert, remove, replace, swap of neighbours) between two words. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, beforeLast[j - 2]! + 1)
      }
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.length]!
}
