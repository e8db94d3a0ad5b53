import { ActiveRule, type Chosen, choose, speaksOf } from './active-rule.ts'
import { addressOf } from './address.ts'
import { makeContext } from './context.ts'
import { addCount, makeFinding, noCounts, type Subject, severityOf, sortFindings } from './findings.ts'
import { LocIndex } from './loc-index.ts'
import { PagesCount } from './pages-count.ts'
import type { ReadEvents } from './read/events.ts'
import { FileReader } from './read/read-file.ts'
import type { FileKind, FileResult, Finding } from './report.ts'
import type {
  Answer,
  Entry,
  Fault,
  FileEnd,
  LocParts,
  Need,
  Offset,
  Place,
  Problem,
  Rule,
  Value,
  Visitor,
} from './rule.ts'
import { SetFactsBuilder } from './set-facts.ts'
import type { Input, PageFacts, Settings } from './settings.ts'

interface Listener {
  active: ActiveRule
  visitor: Visitor
}

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
  #listeners = new Map<keyof Visitor, ActiveRule[]>()
  /** Who hears of each record and each loc, all of them and the plain ones: asked a million times. */
  #hearing: Record<'entry' | 'entryPlain' | 'loc' | 'locPlain', Listener[]> = {
    entry: [],
    entryPlain: [],
    loc: [],
    locPlain: [],
  }
  #findings: Finding[] = []
  #counts = noCounts()
  /** Rules that found something. */
  #spoken: ActiveRule[] = []
  #notChecked: string[] = []
  #pages = new PagesCount()
  #chosen: Chosen[]

  constructor(rules: Rule[], input: Input, settings: Settings) {
    this.input = input
    this.settings = settings
    this.url = addressOf(input, settings)
    this.facts = new SetFactsBuilder(this.locs)
    this.#chosen = rules.map((rule) => choose(rule, settings)).filter((chosen) => chosen !== undefined)
    this.reader = new FileReader(input.path, this.#events())
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
      findings: sortFindings(this.#findings),
      counts: this.#counts,
      countByRule: Object.fromEntries(this.#spoken.map(({ rule, count }) => [rule.id, count])),
      notChecked: this.#notChecked,
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
        if (item.url && item.link) this.#takeLoc(item.url, item.link, item.ordinal, undefined, undefined)
      },
      line: (line) => {
        const { text, at, ordinal } = line
        this.#ask('line', { entry: ordinal }, at, (v) => v.line!(line))
        if (line.url)
          this.#takeLoc(line.url, { text, value: line.url.value, at }, ordinal, undefined, undefined)
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
      if (speaksOf(chosen.rule, kind)) this.#listen(active)
    }
    this.#known = true
    for (const run of this.#waiting) run()
    this.#waiting = []
    this.#places.clear()
  }

  #listen(active: ActiveRule): void {
    const { id, needs = [], set, skipPlain } = active.rule
    if (set && needs.some((need) => need === 'set' || need === 'whole-set')) this.#notChecked.push(id)
    if (needs.some((need) => !this.#has(need))) {
      this.#notChecked.push(id)
      return
    }
    for (const name of Object.keys(active.visitor) as (keyof Visitor)[]) {
      pushTo(this.#listeners, name, active)
      if (name !== 'entry' && name !== 'loc') continue
      const listener = { active, visitor: active.visitor }
      this.#hearing[name].push(listener)
      if (!skipPlain) this.#hearing[`${name}Plain`].push(listener)
    }
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
      case 'set':
      case 'whole-set':
        return true
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
      if (answer) this.#take(active, answer, {}, told.at)
    })
  }

  #takeEntry(entry: Entry): void {
    const { url, ordinal, loc, kind } = entry
    const facts = url && kind === 'url' ? this.settings.pageFacts?.(url.value) : undefined
    const subject: Subject = { entry: ordinal, loc: loc?.value, page: facts?.page }
    if (kind === 'sitemap') this.facts.addChild(entry, this.locate(loc?.at ?? entry.at))
    else if (entry.lastmod) this.facts.addLastmod(entry.lastmod.value)
    const listeners = entry.plain ? this.#hearing.entryPlain : this.#hearing.entry
    for (let i = 0; i < listeners.length; i++) {
      const { active, visitor } = listeners[i]!
      const answer = visitor.entry!(entry)
      if (answer) this.#take(active, answer, subject, entry.at)
    }
    if (!entry.plain && this.#isExtended(entry))
      this.#ask('extended', subject, entry.at, (v) => v.extended!(entry))
    if (kind === 'url' && url && loc) this.#takeLoc(url, loc, ordinal, entry, facts)
  }

  #isExtended({ children }: Entry): boolean {
    return children.some(({ ns, children: inside }) => ns !== this.#ns || inside.length > 0)
  }

  #takeLoc(
    url: LocParts,
    loc: Value,
    ordinal: number,
    entry: Entry | undefined,
    known: PageFacts | undefined,
  ): void {
    this.locs.add(url.value)
    this.facts.addOrigin(url.origin)
    const facts = known ?? this.settings.pageFacts?.(url.value)
    const subject: Subject = { entry: ordinal, loc: url.value, page: facts?.page }
    const listeners = url.plain ? this.#hearing.locPlain : this.#hearing.loc
    for (let i = 0; i < listeners.length; i++) {
      const { active, visitor } = listeners[i]!
      const answer = visitor.loc!(url, loc.at, ordinal, loc)
      if (answer) this.#take(active, answer, subject, loc.at)
    }
    if (!facts) return
    this.#pages.look()
    this.#ask('page', subject, loc.at, (v) => v.page!(facts, url, loc.at, entry))
  }

  /** Asks every rule that has the method. */
  #ask(
    name: keyof Visitor,
    subject: Subject,
    at: Offset | undefined,
    call: (visitor: Visitor) => Answer,
  ): void {
    for (const active of this.#listeners.get(name) ?? []) {
      const answer = call(active.visitor)
      if (!answer) continue
      this.#take(active, answer, subject, at)
      if (name === 'page') this.#pages.blame(active, answer)
    }
  }

  #take(active: ActiveRule, answer: Problem | Problem[], subject: Subject, at: Offset | undefined): void {
    if (Array.isArray(answer)) for (const problem of answer) this.#report(active, problem, subject, at)
    else this.#report(active, answer, subject, at)
  }

  #report(active: ActiveRule, problem: Problem, subject: Subject, subjectAt: Offset | undefined): void {
    const { perRule } = this.settings
    active.count++
    if (active.count === 1) this.#spoken.push(active)
    addCount(this.#counts, severityOf(active, problem))
    if (perRule > 0 && active.count > perRule) return
    const at = problem.at ?? subjectAt
    const place = problem.place ?? (at === undefined ? undefined : this.locate(at))
    const excerpt =
      problem.place || at === undefined || !place ? undefined : this.reader.locator.excerpt(at, place)
    this.#findings.push(makeFinding(active, problem, subject, place, excerpt))
  }
}

function pushTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
