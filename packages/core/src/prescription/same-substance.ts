import { normaliseHeading } from '../import/heading'

/** One name is part of the other, in whichever of the two languages: `amoksisilin` of `Amoxicillin trihydrate`. */
export function isSameSubstance(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  return shorter.length > 0 && shorter.every((word) => longer.includes(word))
}

function wordsOf(name: string): string[] {
  const words = normaliseHeading(name).split(' ').filter(Boolean)
  const isAcid = words.some((word) => acid.has(word))
  // mefenamic acid is asam mefenamat
  return words.filter((word) => !acid.has(word)).map((word) => stemOf(word).replace(isAcid ? /(ik|at)$/ : /$^/, ''))
}

const acid: ReadonlySet<string> = new Set(['acid', 'asam'])

/** A word as both languages spell it: Indonesian writes the international names as they sound. */
const stemOf = (word: string) =>
  spellings.reduce((spelled, [english, indonesian]) => spelled.replace(english, indonesian), word)

const spellings: readonly (readonly [english: RegExp, indonesian: string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ch/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/y/g, 'i'],
  [/([a-z])\1/g, '$1'],
  [/e$/, ''],
]
