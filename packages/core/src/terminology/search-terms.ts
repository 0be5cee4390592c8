import { normaliseHeading } from '../import/heading'
import type { Term } from './term'

/**
 * The terms that a text finds, by their code or by the beginnings of words in either language, in any order: `pulp`, `akar sisa`,
 * `k04`, `K040`. Codes first, then what begins with the text, then the others; each in the order of its list.
 */
export function searchTerms(terms: readonly Term[], text: string): Term[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const ranked = terms.map((term) => ({ term, rank: rankOf(term, text, words) })).filter(({ rank }) => rank !== null)
  return ranked.sort((one, other) => Number(one.rank) - Number(other.rank)).map(({ term }) => term)
}

/** The term of a code, written with or without its point; ICD-10 of five characters stands for its four: K04.01 is K04.0. */
export function termOf(terms: readonly Term[], code: string): Term | null {
  const wanted = bare(code)
  const exact = terms.find((term) => bare(term.code) === wanted)
  const parent = /^[a-z]\d{3}./.test(wanted) ? terms.find((term) => bare(term.code) === wanted.slice(0, 4)) : undefined
  return exact ?? parent ?? null
}

/** The lower, the earlier; null where the text does not find the term. */
function rankOf(term: Term, text: string, words: readonly string[]): number | null {
  if (bare(term.code).startsWith(bare(text))) return 0
  const found = [term.en, term.id].filter((label) => hasAll(label, words))
  if (found.length === 0) return null
  return found.some((label) => normaliseHeading(label).startsWith(words.join(' '))) ? 1 : 2
}

function hasAll(label: string, words: readonly string[]) {
  const own = wordsOf(label)
  return words.every((word) => own.some((each) => each.startsWith(word)))
}

const bare = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
const wordsOf = (text: string) => normaliseHeading(text).split(' ').filter(Boolean)
