import type { LineProblemCode, Problem, ProblemParams, RuleProblemCode } from '../problem'

/** A problem of a typed line, and the character at which it begins. */
export interface LineProblem extends Problem<LineProblemCode | RuleProblemCode> {
  at: number
}

/** Aborts the reading of a line; the caller catches it and returns the problem. */
export class Misfit extends Error {
  constructor(readonly problem: LineProblem) {
    super(problem.code)
  }
}

/** Walks over a line, one way only. */
export interface Reader {
  readonly text: string
  at: number
  /** How many characters were looked at. */
  looks: number
}

export const readerOf = (text: string): Reader => ({ text, at: 0, looks: 0 })

/** The character some places ahead, in lower case where it is a letter; nothing at the end. */
export function ahead(reader: Reader, places = 0): string {
  reader.looks += 1
  const found = reader.text[reader.at + places] ?? ''
  return isLetter(found) ? found.toLowerCase() : found
}

/** Steps over a character, if it is that one. */
export function takes(reader: Reader, wanted: string): boolean {
  if (ahead(reader) !== wanted) return false
  reader.at += 1
  return true
}

export function skipBlanks(reader: Reader) {
  while (blanks.includes(ahead(reader))) reader.at += 1
}

/** The characters from here on that fit, in lower case; the reader stays. */
export function runOf(reader: Reader, fits: (character: string) => boolean, { longest }: { longest: number }): string {
  let run = ''
  while (run.length < longest && fits(ahead(reader, run.length))) run += ahead(reader, run.length)
  return run
}

export const isLetter = (character: string): boolean => /^[A-Za-z]$/.test(character)
export const isDigit = (character: string): boolean => /^[0-9]$/.test(character)

/** Returns the problem with its place: that of the reader, or the given one. */
export function misfit(
  { at: here }: Reader,
  code: LineProblem['code'],
  { at = here, ...params }: ProblemParams & { at?: number } = {},
): Misfit {
  return new Misfit({ at, code, params })
}

// space, tab and the space that phones put in
const blanks = [' ', '\t', '\u00a0']
