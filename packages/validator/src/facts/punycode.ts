/** The parameters of Bootstring that Punycode uses (RFC 3492, section 5). */
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE = 0x80
const LAST_CODE = 0x10ffff
/** Controls, surrogates, private characters and spaces, which no version of IDNA allows. What else one allows differs. */
const NEVER = /[\p{Cc}\p{Cs}\p{Co}\p{Z}]/u

/**
 * Whether the part of an A-label behind `xn--` (lower case) stands for text that needs it: it decodes (RFC 3492, section 6.2), to code
 * points that exist, at least one of them outside ASCII. Read by ourselves, since URL parsers differ in what they let pass.
 */
export function isPunycode(text: string): boolean {
  const dash = text.lastIndexOf('-')
  const codes = Array.from(text.slice(0, Math.max(0, dash)), (char) => char.charCodeAt(0))
  const basic = codes.length
  let at = dash < 0 ? 0 : dash + 1
  let code = FIRST_CODE
  let bias = FIRST_BIAS
  for (let delta = 0; at < text.length; delta++) {
    const before = delta
    let weight = 1
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(text.charCodeAt(at++))
      if (digit === undefined) return false
      delta += digit * weight
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias))
      if (digit < threshold) break
      weight *= BASE - threshold
      if (weight > LAST_CODE * BASE * BASE) return false
    }
    const length = codes.length + 1
    bias = adapt(delta - before, length, before === 0)
    code += Math.floor(delta / length)
    if (code > LAST_CODE || NEVER.test(String.fromCodePoint(code))) return false
    delta %= length
    codes.splice(delta, 0, code)
  }
  return codes.length > basic
}

/** a to z are 0 to 25, 0 to 9 are 26 to 35. */
function digitOf(char: number): number | undefined {
  if (char >= 0x61 && char <= 0x7a) return char - 0x61
  if (char >= 0x30 && char <= 0x39) return char - 0x30 + 26
  return undefined
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : Math.floor(delta / 2)
  rest += Math.floor(rest / length)
  let k = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}
