import type { Attribute } from '../../rule.ts'

const XML = 'http://www.w3.org/XML/1998/namespace'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/** Prefixes that everybody means alike; one that is not declared is read as this, so that the rest can be judged. */
const WELL_KNOWN = new Map([
  ['image', 'http://www.google.com/schemas/sitemap-image/1.1'],
  ['video', 'http://www.google.com/schemas/sitemap-video/1.1'],
  ['news', 'http://www.google.com/schemas/sitemap-news/0.9'],
  ['xhtml', 'http://www.w3.org/1999/xhtml'],
  ['xsi', 'http://www.w3.org/2001/XMLSchema-instance'],
])
/** Prefixes that are reported; a file with more has been told enough. */
const MAX_REPORTED = 1000

interface Scope {
  depth: number
  uris: Map<string, string>
  parent: Scope | undefined
}

export interface QName {
  prefix: string
  local: string
  ns: string
}

/** A namespace that nobody declared, as the reader goes on with it. */
const assumed = (prefix: string): string => WELL_KNOWN.get(prefix) ?? `undeclared:${prefix}`

/** The namespace bindings in scope (Namespaces in XML 1.0). */
export class Namespaces {
  #scope: Scope = {
    depth: -1,
    uris: new Map([
      ['', ''],
      ['xml', XML],
      ['xmlns', XMLNS],
    ]),
    parent: undefined,
  }
  #names = new Map<string, QName>()
  #reported = new Set<string>()

  /** Enters an element at `depth` whose attributes may declare prefixes. Answers what is wrong with a declaration. */
  enter(depth: number, attributes: Attribute[]): { attribute: Attribute; variant: string }[] {
    const uris = new Map(this.#scope.depth === depth ? this.#scope.uris : [])
    const faults: { attribute: Attribute; variant: string }[] = []
    for (const attribute of attributes) {
      if (attribute.name !== 'xmlns' && !attribute.name.startsWith('xmlns:')) continue
      const prefix = attribute.name.slice(6)
      const variant = misdeclared(prefix, attribute.value)
      if (variant) faults.push({ attribute, variant })
      uris.set(prefix, attribute.value)
    }
    this.#scope = { depth, uris, parent: this.#scope }
    this.#names.clear()
    return faults
  }

  /** Leaves the element at `depth`. */
  leave(depth: number): void {
    while (this.#scope.parent && this.#scope.depth >= depth) {
      this.#scope = this.#scope.parent
      this.#names.clear()
    }
  }

  /** The parts of an element's name. */
  element(name: string): QName {
    let found = this.#names.get(name)
    if (found) return found
    const colon = name.indexOf(':')
    const prefix = colon === -1 ? '' : name.slice(0, colon)
    found = { prefix, local: name.slice(colon + 1), ns: this.lookup(prefix) ?? assumed(prefix) }
    if (this.#names.size > 256) this.#names.clear()
    this.#names.set(name, found)
    return found
  }

  /** Gives an attribute its namespace; without a prefix it has none. */
  resolve(attribute: Attribute): void {
    if (attribute.name === 'xmlns') attribute.ns = XMLNS
    else if (attribute.prefix !== '')
      attribute.ns = this.lookup(attribute.prefix) ?? assumed(attribute.prefix)
  }

  lookup(prefix: string): string | undefined {
    for (let scope: Scope | undefined = this.#scope; scope; scope = scope.parent) {
      const uri = scope.uris.get(prefix)
      if (uri !== undefined) return uri
    }
    return undefined
  }

  /** True the first time a prefix turns out to be undeclared. */
  firstUndeclared(prefix: string): boolean {
    if (prefix === '' || this.#reported.size >= MAX_REPORTED) return false
    if (this.#reported.has(prefix) || this.lookup(prefix) !== undefined) return false
    this.#reported.add(prefix)
    return true
  }
}

function misdeclared(prefix: string, uri: string): string | undefined {
  if (prefix !== '' && uri === '') return 'namespace-empty'
  if (prefix === 'xmlns' || (prefix === 'xml') !== (uri === XML) || uri === XMLNS) return 'namespace-reserved'
  return undefined
}

export const hasBadColons = (name: string): boolean => {
  const colon = name.indexOf(':')
  return colon !== -1 && (colon === 0 || colon === name.length - 1 || name.indexOf(':', colon + 1) !== -1)
}
