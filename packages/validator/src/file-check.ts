import { ActiveRule, type Chosen, choose, speaksOf } from './active-rule.ts'
import { addressOf } from './address.ts'
import { makeContext } from './context.ts'
import { FindingLog } from './finding-log.ts'
import type { Subject } from './findings.ts'
import { Hearing } from './hearing.ts'
import { LocIndex } from './loc-index.ts'
import { PagesCount } from './pages-count.ts'
import type { ReadEvents } from './read/events.ts'
import { FileReader } from './read/read-file.ts'
import type { FileKind, FileResult } from './report.ts'
import type {
  Answer,
  Entry,
  Fault,
  FileEnd,
  LocParts,
  Need,
  Offset,
  Place,
  Rule,
  Value,
  Visitor,
} from './rule.ts'
import { SetFactsBuilder } from './set-facts.ts'
import type { Input, PageFacts, Settings } from './settings.ts'

/** Checks one file while it is read: hands what the reader tells to the rules, and gathers their findings. */
export class FileCheck {
  readonly reader: FileReader
  readonly locs = new LocIndex()
  readonly facts: SetFactsBuilder
  readonly settings: Settings
  readonly input: Input
  readonly url: LocParts | undefined
  kind: FileKind = 'unknown'
  /** The root's namespace. */
  #ns = ''
  #known = false
  #waiting: (() => void)[] = []
  #places = new Map<Offset, Place>()
  #byId = new Map<string, ActiveRule>()
  #hearing = new Hearing()
  #log: FindingLog
  #pages = new PagesCount()
  #chosen: Chosen[]

  constructor(rules: Rule[], input: Input, settings: Settings) {
    this.input = input
    this.settings = settings
    this.url = addressOf(input, settings)
    this.facts = new SetFactsBuilder(this.locs)
    this.#chosen = rules.map((rule) => choose(rule, settings)).filter((chosen) => chosen !== undefined)
    this.reader = new FileReader(input.path, this.#events())
    this.#log = new FindingLog(settings.perRule, {
      locate: (at) => this.locate(at),
      excerpt: (at, place) => this.reader.locator.excerpt(at, place),
    })
  }

  locate(at: Offset): Place {
    return this.#places.get(at) ?? this.reader.locator.locate(at)
  }

  /** The end of the file, and its result. */
  finish(): FileResult {
    const end: FileEnd = this.reader.end()
    if (this.input.served) this.#ask('served', {}, undefined, (v) => v.served!(this.input.served!))
    this.#ask('end', {}, undefined, (v) => v.end!(end))
    return {
      path: this.input.path,
      url: this.input.url ?? this.url?.value,
      kind: this.kind,
      urls: end.urls,
      bytes: end.bytes,
      ...this.#log.result(),
      notChecked: this.#hearing.notChecked,
      pages: this.#pages.summary(),
      facts: this.facts.build(),
    }
  }

  #events(): ReadEvents {
    return {
      head: (head) => this.#when(0, () => this.#ask('head', {}, 0, (v) => v.head!(head))),
      kind: (kind) => this.#start(kind),
      fault: (fault) => this.#takeFault(fault),
      doctype: (doctype) =>
        this.#when(doctype.at, () => this.#ask('doctype', {}, doctype.at, (v) => v.doctype!(doctype))),
      root: (root) => {
        this.#ns = root.ns
        this.#ask('root', {}, root.at, (v) => v.root!(root))
      },
      child: (element, root) => this.#ask('child', {}, element.at, (v) => v.child!(element, root)),
      strayText: (text) => this.#ask('strayText', {}, text.at, (v) => v.strayText!(text)),
      entry: (entry) => this.#takeEntry(entry),
      item: (item) => {
        const subject = { entry: item.ordinal, loc: item.link?.value }
        this.#ask('item', subject, item.at, (v) => v.item!(item))
        if (item.url && item.link) this.#takeLink(item.url, item.link, item.ordinal)
      },
      line: (line) => {
        const { text, at, ordinal } = line
        this.#ask('line', { entry: ordinal }, at, (v) => v.line!(line))
        if (line.url) this.#takeLink(line.url, { text, value: line.url.value, at }, ordinal)
      },
      robots: (line) => {
        this.facts.addRobots(line, (at) => this.locate(at))
        this.#ask('robots', {}, line.at, (v) => v.robots!(line))
      },
    }
  }

  /** Waits until the kind of the file is known; the place `at` is remembered until then. */
  #when(at: Offset, run: () => void): void {
    if (this.#known) {
      run()
      return
    }
    this.#places.set(at, this.reader.locator.locate(at))
    this.#waiting.push(run)
  }

  /** The kind decides which rules listen. */
  #start(kind: FileKind): void {
    this.kind = kind
    for (const chosen of this.#chosen) {
      const active = new ActiveRule(chosen, makeContext(this, chosen))
      this.#byId.set(chosen.rule.id, active)
      if (speaksOf(chosen.rule, kind)) this.#hearing.add(active, (need) => this.#has(need))
    }
    this.#known = true
    for (const run of this.#waiting) run()
    this.#waiting = []
    this.#places.clear()
  }

  #has(need: Need): boolean {
    const { settings, input } = this
    switch (need) {
      case 'url':
        return this.url !== undefined
      case 'site':
        return settings.site !== undefined || this.url !== undefined
      case 'pages':
        return settings.pageFacts !== undefined
      case 'served':
        return input.served !== undefined
      case 'build':
        return settings.buildStartedAt !== undefined
      default:
        return false
    }
  }

  #takeFault(fault: Fault): void {
    const { opened, ...params } = fault.params ?? {}
    if (opened !== undefined) params.openLine = this.locate(Number(opened)).line
    const told: Fault = { ...fault, params }
    this.#when(fault.at, () => {
      const active = this.#byId.get(told.rule)
      if (!active) return
      const answer = active.visitor.fault ? active.visitor.fault(told) : told
      if (answer) this.#log.take(active, answer, {}, told.at)
    })
  }

  #takeEntry(entry: Entry): void {
    const { url, ordinal, loc, kind } = entry
    const facts = url && kind === 'url' ? this.settings.pageFacts?.(url.value) : undefined
    const subject: Subject = { entry: ordinal, loc: loc?.value, page: facts?.page }
    if (kind === 'sitemap') this.facts.addChild(entry, this.locate(loc?.at ?? entry.at))
    else if (entry.lastmod) this.facts.addLastmod(entry.lastmod.value)
    const listeners = entry.plain ? this.#hearing.plainEntry : this.#hearing.entry
    for (let i = 0; i < listeners.length; i++) {
      const { active, visitor } = listeners[i]!
      const answer = visitor.entry!(entry)
      if (answer) this.#log.take(active, answer, subject, entry.at)
    }
    if (!entry.plain && this.#isExtended(entry)) {
      this.#ask('extended', subject, entry.at, (v) => v.extended!(entry))
    }
    if (kind === 'url' && url && loc) this.#takeLoc(url, loc, subject, facts, entry)
  }

  /** A loc outside a record of a urlset: of a line or a feed. */
  #takeLink(url: LocParts, loc: Value, ordinal: number): void {
    const facts = this.settings.pageFacts?.(url.value)
    this.#takeLoc(url, loc, { entry: ordinal, loc: url.value, page: facts?.page }, facts, undefined)
  }

  #takeLoc(
    url: LocParts,
    loc: Value,
    subject: Subject,
    facts: PageFacts | undefined,
    entry: Entry | undefined,
  ): void {
    this.locs.add(url.value)
    this.facts.addOrigin(url.origin)
    const listeners = url.plain ? this.#hearing.plainLoc : this.#hearing.loc
    for (let i = 0; i < listeners.length; i++) {
      const { active, visitor } = listeners[i]!
      const answer = visitor.loc!(url, loc.at, subject.entry!, loc)
      if (answer) this.#log.take(active, answer, subject, loc.at)
    }
    if (!facts) return
    this.#pages.look()
    this.#ask('page', subject, loc.at, (v) => v.page!(facts, url, loc.at, entry))
  }

  #isExtended({ children }: Entry): boolean {
    return children.some(({ ns, children: inside }) => ns !== this.#ns || inside.length > 0)
  }

  /** Asks every rule that has the method. */
  #ask(
    name: keyof Visitor,
    subject: Subject,
    at: Offset | undefined,
    call: (visitor: Visitor) => Answer,
  ): void {
    for (const { active, visitor } of this.#hearing.of(name)) {
      const answer = call(visitor)
      if (!answer) continue
      this.#log.take(active, answer, subject, at)
      if (name === 'page') this.#pages.blame(active, answer)
    }
  }
}
