/** Date, message, and the files that the commit adds or changes. */
export const commits: [date: string, message: string, ...files: string[]][]
export function git(folder: string, args: string[], env?: Record<string, string>): string
export function makeHistory(folder: string): void
export function linkPackages(folder: string): void
