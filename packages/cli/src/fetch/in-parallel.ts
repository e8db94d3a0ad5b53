/** Requests that are under way at the same time. */
const LANES = 4

/** Works on a few items at a time and answers in their order. */
export async function inParallel<In, Out>(
  items: In[],
  work: (item: In) => Promise<Out>,
  lanes = LANES,
): Promise<Out[]> {
  const results = new Array<Out>(items.length)
  let next = 0
  const lane = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index]!)
  }
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane))
  return results
}
