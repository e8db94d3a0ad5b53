const WHY: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'reading it is not allowed',
  EPERM: 'reading it is not allowed',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  ELOOP: 'its symbolic links lead in a circle',
  ENAMETOOLONG: 'the name is too long',
}

/** One sentence for an error of the file system. */
export const explainUnreadable = (path: string, { code = '', message }: NodeJS.ErrnoException): string =>
  `${path} cannot be read: ${WHY[code] ?? message}. Check the path.`

/** True for an error of the file system, which is the user's to mend; anything else is a fault of ours. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error
