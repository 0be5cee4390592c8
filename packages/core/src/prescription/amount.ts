import type { Schema } from '@clinic/api'

/** How much is taken at once, a fraction in its lowest terms: half a tablet is 1/2. */
export type Amount = Schema<'Dose'>['amount']

/** An amount of a line: 1, 1/2, ½, 1 1/2, 1½, 1.5, 1,5. At most two decimals. */
export const amountPattern = '\\d{1,3}(?: ?[½¼¾]| \\d/\\d|[.,]\\d{1,2})?(?![\\d/])|\\d/\\d(?!\\d)|[½¼¾]'

/** Reads what `amountPattern` matches; null for nothing and for a division by zero. */
export function readAmount(text: string): Amount | null {
  const plain = text.replace(/ ?([½¼¾])/, (_, sign) => ` ${fractions[sign]}`).trim()
  const [, whole = '0', numerator = '0', denominator = '1'] = /^(?:(\d+)(?: |$))?(?:(\d)\/(\d))?$/.exec(plain) ?? []
  const [, ones, decimals = ''] = /^(\d+)[.,](\d+)$/.exec(plain) ?? []
  const scale = 10 ** decimals.length
  return ones === undefined
    ? lowestTerms(Number(whole) * Number(denominator) + Number(numerator), Number(denominator))
    : lowestTerms(Number(ones) * scale + Number(decimals), scale)
}

/** An amount as a line is typed: `1/2`, `1 1/2`, `3`. */
export function amountText({ numerator, denominator }: Amount): string {
  const whole = Math.floor(numerator / denominator)
  const rest = numerator % denominator
  if (rest === 0) return String(whole)
  return whole === 0 ? `${rest}/${denominator}` : `${whole} ${rest}/${denominator}`
}

const fractions: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }

function lowestTerms(numerator: number, denominator: number): Amount | null {
  if (numerator === 0 || denominator === 0) return null
  const common = commonDivisor(numerator, denominator)
  return { numerator: numerator / common, denominator: denominator / common }
}

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other))
