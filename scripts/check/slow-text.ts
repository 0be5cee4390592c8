import { createContext, Script } from 'node:vm'

/**
 * A text on which a pattern takes far longer than its length explains, or nothing. The texts are made of the pattern's
 * own parts: a beginning that it likes, a part repeated thousands of times, and an end that it does or does not like.
 */
export function slowText({ source, flags }: Pick<RegExp, 'source' | 'flags'>): string | undefined {
  // replacing everywhere looks from every place on, as a search of a text without a match does
  const pattern = new RegExp(source, [...new Set(`${flags.replace('y', '')}g`)].join(''))
  const milliseconds = (text: string) => {
    const started = performance.now()
    text.replace(pattern, '')
    return performance.now() - started
  }
  let tried = ''
  const search = () => {
    for (const parts of partsOf(pattern)) {
      tried = shown(parts)
      if (milliseconds(filled(parts, short)) < suspicious) continue
      // a machine with other things to do is slow once, not twice in a row
      const long = filled(parts, many)
      if (milliseconds(long) > slow && milliseconds(long) > slow) return tried
    }
    return undefined
  }
  try {
    return new Script('search()').runInContext(createContext({ search }), { timeout: patience })
  } catch (error) {
    if (Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return tried
    throw error
  }
}

const short = 1_000
const many = 16_000
/** Milliseconds: what is linear takes a hundredth of this. */
const suspicious = 0.1
const slow = 25
const patience = 5_000

interface Parts {
  start: string
  repeated: string
  end: string
}

const filled = ({ start, repeated, end }: Parts, length: number) =>
  start + repeated.repeat(Math.ceil(length / repeated.length)) + end
const shown = ({ start, repeated, end }: Parts) =>
  `${JSON.stringify(start)} + ${JSON.stringify(repeated)} many times + ${JSON.stringify(end)}`

function* partsOf(pattern: RegExp): Generator<Parts> {
  const atoms = atomsOf(pattern)
  const signs = distinctSigns(atoms)
  const path = atoms.map((atom) => signs.find((sign) => atom.test(sign)) ?? '').join('')
  const starts = new Set(['', ...signs, ...prefixesOf(path)])
  const last = [...signs.slice(0, 8), '\u0001', '\n']
  const ends = new Set(['', ...last, ...last.map((sign) => `${signs[0]}${sign}`)])
  for (const repeated of new Set([...signs, ...pairsOf(signs), ...piecesOf(path)]))
    for (const start of starts) for (const end of ends) yield { start, repeated, end }
}

/** Splits a pattern into atoms: classes, escapes and single characters. */
function atomsOf({ source, flags }: RegExp) {
  const atoms =
    source.match(/\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\[ux][0-9a-fA-F]{2,4}|\\.|[^\\()[\]{}|*+?^$]/gu) ?? []
  return atoms.flatMap((atom) => {
    try {
      return [new RegExp(`^(?:${atom})$`, flags.replace('g', ''))]
    } catch {
      return [] // a reference to a group
    }
  })
}

/** One sign for each set of atoms that it fits, so that what two classes share is among them. */
function distinctSigns(atoms: readonly RegExp[]) {
  const found = new Map<string, string>()
  for (const sign of alphabet) {
    const fits = atoms.map((atom) => (atom.test(sign) ? '1' : '0')).join('')
    if (!found.has(fits)) found.set(fits, sign)
  }
  return [...found.values()]
}
const plain = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code))
const readable = plain.filter((sign) => /[\w .@/-]/.test(sign)).reverse()
const alphabet = [...new Set([...readable, ...plain, '\u00a0', 'é', '\u0301', '\u2028', '漢', '\ufffe'])]

const prefixesOf = (text: string) => Array.from(text.slice(0, 16), (_, index) => text.slice(0, index + 1))
const pairsOf = (signs: readonly string[]) =>
  signs.slice(0, 10).flatMap((one) => signs.slice(0, 10).map((other) => one + other))
/** Everything in a row, as long as a word. */
const piecesOf = (text: string) =>
  Array.from(text.slice(0, 24), (_, from) =>
    Array.from({ length: 8 }, (__, index) => text.slice(from, from + index + 1)),
  ).flat()
