import type { FileKind } from '../report.ts'
import type { Doctype, Element, Entry, Fault, FeedItem, Head, RobotsLine, TextLine, Value } from '../rule.ts'

/** What reading a file tells, in the order of the file. An object of functions that need no `this`. */
export interface ReadEvents {
  /** Once, before all others but faults of the bytes. */
  head: (head: Head) => void
  /** Once, before the root, the first line or the end. */
  kind: (kind: FileKind) => void
  fault: (fault: Fault) => void
  doctype: (doctype: Doctype) => void
  root: (root: Element) => void
  child: (element: Element, root: Element) => void
  strayText: (text: Value) => void
  entry: (entry: Entry) => void
  item: (item: FeedItem) => void
  line: (line: TextLine) => void
  robots: (line: RobotsLine) => void
}

/** Reads decoded text piece by piece. */
export interface TextReader {
  write(text: string, last: boolean): void
  /** Nothing more will be read, whatever comes. */
  readonly stopped: boolean
  /** Entries, items, URL lines or `Sitemap:` records so far. */
  readonly records: number
  /** Text before this offset will not be asked for. */
  readonly keepFrom: number
}
