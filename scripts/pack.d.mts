/** Packs every published package into a folder; answers with each name and the path of its tarball. */
export function packAll(place: string): Record<string, string>
/** Names of the folders below packages/. */
export function folders(): string[]
