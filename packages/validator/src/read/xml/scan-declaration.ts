import { isBlank, skipSpace } from './chars.ts'
import { type Declaration, MAX_TOKEN, type Scanner } from './scanner.ts'

const PATTERN =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.[0-9]+"|'1\.[0-9]+')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>$/

/** Encodings that XML readers know and the WHATWG list does not. */
const KNOWN_ELSEWHERE = /^(?:utf-?(?:7|16|32)|ucs-?[24]|iso-10646|ebcdic|ibm|cp-?\d|iso-8859|x-mac|tis-620)/i

/** What may stand between the start of the file and a misplaced declaration: a notice that a script printed. */
const NOTICE = 4096

/** The start of the file up to and with the XML declaration. */
export function scanDeclaration(s: Scanner): boolean {
  const start = declarationStart(s)
  if (start === undefined) return false
  if (start === -1) {
    s.events.declaration(undefined)
    if (skipSpace(s.buf, 0) < s.buf.length) s.fault('xml-declaration-missing', 0)
    const first = skipSpace(s.buf, 0)
    s.opening = s.buf.slice(first, first + 80)
    return true
  }
  const end = s.buf.indexOf('?>', start)
  if (end === -1) {
    if (!s.last && s.buf.length <= MAX_TOKEN) return false
    s.events.declaration(undefined)
    return s.fail('truncated', s.at(start), { what: 'pi' })
  }
  const text = s.buf.slice(start, end + 2)
  s.declared = true
  s.i = end + 2
  s.events.declaration(readDeclaration(text, s.at(start)))
  judge(s, text, start)
  return true
}

/** Index of `<?xml `; -1 where there is none, undefined where more text must come. */
function declarationStart(s: Scanner): number | undefined {
  const enough = s.last || s.buf.length >= NOTICE
  const first = skipSpace(s.buf, 0)
  const rest = s.buf.slice(first, first + 6)
  if (/^<\?xml[ \t\r\n]/.test(rest)) return first
  if (!enough && (rest.length < 6 || rest[0] !== '<')) return undefined
  if (rest[0] === '<' && !/^<(?:br|b)\b/i.test(rest)) return -1
  if (rest === '' && !s.last) return s.buf.length > MAX_TOKEN ? -1 : undefined
  return s.buf.slice(0, NOTICE).search(/<\?xml[ \t\r\n]/)
}

function readDeclaration(text: string, at: number): Declaration {
  const version = /version\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? ''
  const encoding = /encoding\s*=\s*["']([^"']*)/.exec(text)?.[1]
  return { version, encoding, at }
}

function judge(s: Scanner, text: string, start: number): void {
  const before = s.buf.slice(0, start)
  if (start > 0) {
    if (isBlank(before)) s.fault('xml-leading-whitespace', start)
    else
      s.fault('xml-leading-whitespace', skipSpace(before, 0), { found: before.trim().slice(0, 80) }, 'text')
  }
  if (!PATTERN.test(text)) {
    s.fault('xml-not-well-formed', start, { text: text.slice(0, 200) }, 'bad-declaration')
    return
  }
  const { version, encoding } = readDeclaration(text, 0)
  if (version !== '1.0') s.fault('xml-declaration-version', start + text.indexOf(version), { version })
  if (encoding === undefined || /^utf-8$/i.test(encoding)) return
  const at = start + text.indexOf(encoding, text.indexOf('encoding') + 8)
  if (!isKnown(encoding)) s.fault('xml-not-well-formed', at, { encoding }, 'unknown-encoding')
  else if (/^(?:us-)?ascii$/i.test(encoding))
    s.fault('xml-encoding-declared-not-utf8', at, { encoding }, 'ascii')
  else s.fault('xml-encoding-declared-not-utf8', at, { encoding })
}

function isKnown(encoding: string): boolean {
  if (KNOWN_ELSEWHERE.test(encoding)) return true
  try {
    new TextDecoder(encoding)
    return true
  } catch {
    return false
  }
}
