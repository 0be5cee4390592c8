import type { Cause, FindingCode, Material } from './finding'
import { allCodes, codeTraits } from './finding-code'
import { isLetter, type Reader, runOf } from './typed-line/reader'

/** The meaning of a typed word; `karies` is a code, and a cause where a tooth is lost. */
export interface Word {
  text: string
  code?: FindingCode
  material?: Material
  cause?: Cause
}

const materialWords: Readonly<Record<Material, readonly string[]>> = {
  acr: ['acr', 'akrilik', 'acrylic'],
  frm: ['frm', 'frame', 'kerangka'],
}

/** The words for each cause; the first is the one that is written. */
export const causeWords: Readonly<Record<Cause, readonly [string, ...string[]]>> = {
  caries: ['karies', 'caries'],
  periodontal: ['perio', 'periodontal'],
  trauma: ['trauma'],
  orthodontic: ['orto', 'ortho', 'orthodontic'],
  other: ['lain', 'other'],
  unknown: ['unknown', 'entah'],
}

const dictionary = new Map<string, Word>()

for (const code of allCodes) for (const text of [code, ...codeTraits[code].words]) learn({ text, code })
for (const [text, material] of pairs(materialWords)) learn({ text, material })
for (const [text, cause] of pairs(causeWords)) learn({ text, cause })

function learn(word: Word) {
  dictionary.set(word.text, { ...dictionary.get(word.text), ...word })
}

function pairs<Key extends string>(table: Readonly<Record<Key, readonly string[]>>): [string, Key][] {
  const found: [string, Key][] = []
  for (const key in table) for (const text of table[key]) found.push([text, key])
  return found
}

const longestWord = Math.max(...[...dictionary.keys()].map(({ length }) => length))

/** The longest word that begins where the reader stands. */
export function wordAt(reader: Reader): Word | undefined {
  const run = runOf(reader, isLetter, { longest: longestWord })
  for (let length = run.length; length > 0; length -= 1) {
    const word = dictionary.get(run.slice(0, length))
    if (word) return word
  }
  return undefined
}

/** Every word that may be typed, for completion. */
export const allWords = (): readonly Word[] => [...dictionary.values()]
