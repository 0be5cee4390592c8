import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { match, nameList } from './name-list'

const require = createRequire(import.meta.url)

export type AreaLevel = ReturnType<typeof areaLevel>

/** A file of the package: codes in ascending order, each with its name. `digits` is how many a code has more than the one above. */
export function areaLevel(file: string, { digits, above }: { digits: number; above: AreaLevel | null }) {
  const lines = readFileSync(require.resolve(`idn-area-data/data/${file}.csv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const codes = Float64Array.from(lines, (line) => Number(line.slice(0, line.indexOf(',')).replaceAll('.', '')))
  // nothing is quoted there: a quotation mark stands for an apostrophe
  const names = nameList(lines.map((line) => line.slice(line.lastIndexOf(',') + 1)))
  const parents = above && parentsOf(codes, { digits, above })
  const rowOf = (code: number) => rowIn(codes, code)

  return {
    names,
    length: codes.length,
    rowOf,
    codeAt: (row: number) => codes[row] ?? 0,
    parentAt: (row: number) => parents?.[row] ?? 0,

    /** How each row matches a word: by its name, by its code, or by what is above it. */
    matches(word: string): Uint8Array {
      const marks = new Uint8Array(codes.length)
      if (above && parents) {
        const marksAbove = above.matches(word)
        for (let row = 0; row < marks.length; row += 1) if (marksAbove[parents[row] ?? 0]) marks[row] = match.above
      }
      names.mark(word, marks)
      if (/^\d{2,10}$/.test(word)) markCodes(codes, word, marks)
      return marks
    },
  }
}

function parentsOf(codes: Float64Array, { digits, above }: { digits: number; above: AreaLevel }) {
  const factor = 10 ** digits
  let parent = 0
  return Uint16Array.from(codes, (code) => {
    while (above.codeAt(parent) < Math.floor(code / factor)) parent += 1
    return parent
  })
}

/** Marks the codes that begin with some digits. */
function markCodes(codes: Float64Array, digits: string, marks: Uint8Array) {
  const length = String(codes[0] ?? 0).length
  if (digits.length > length) return
  const [first, last] = [Number(digits.padEnd(length, '0')), Number(digits.padEnd(length, '9'))]
  for (const [row, code] of codes.entries()) if (code >= first && code <= last) marks[row] = match.start
}

function rowIn(codes: Float64Array, code: number): number | undefined {
  let [low, high] = [0, codes.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = codes[middle] ?? 0
    if (found === code) return middle
    if (found < code) low = middle + 1
    else high = middle - 1
  }
  return undefined
}
