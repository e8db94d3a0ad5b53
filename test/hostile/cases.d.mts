/** Each file by name: its pieces, and ids of rules of which at least one must speak. */
export const cases: Record<string, [pieces: () => Iterable<Uint8Array>, rules: string[]]>
