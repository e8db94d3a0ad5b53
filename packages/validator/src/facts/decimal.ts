/** xsd:decimal: digits and one point, no exponent. */
const DECIMAL = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)$/

/** Whether a decimal lies from 0 to 1, told by its digits, however many; undefined where it is no decimal. */
export function isFraction(value: string): boolean | undefined {
  const [, sign, digits] = DECIMAL.exec(value) ?? []
  if (digits === undefined) return undefined
  if (!/[1-9]/.test(digits)) return true
  return sign !== '-' && /^0*(?:1(?:\.0*)?|0?(?:\.\d*)?)$/.test(digits)
}
