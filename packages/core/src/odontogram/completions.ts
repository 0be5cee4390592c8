import type { FindingCode } from './finding'
import { allCodes } from './finding-code'
import { isLetter } from './typed-line/reader'
import { type LineContext, readLine } from './typed-line/typed-line'
import { allWords } from './words'

/** A completion at the caret. */
export interface Completion {
  /** The start of the text it replaces. */
  from: number
  to: number
  code: FindingCode
}

/** How often this dentist used each code. */
export type Usage = Partial<Readonly<Record<FindingCode, number>>>

/**
 * The codes that fit where the caret stands, those used most first. A code fits if the line is right with it, or lacks only
 * what comes after it.
 */
export function completions(
  line: string,
  { caret, usage, context }: { caret: number; usage: Usage; context: LineContext },
) {
  const before = line.slice(0, caret)
  for (const from of fragmentStarts(before, context)) {
    const typed = before.slice(from).toLowerCase()
    const found = allCodes
      .filter((code) => isMeant(code, typed) && fits(`${before.slice(0, from)}${code}`, context))
      .sort((one, other) => (usage[other] ?? 0) - (usage[one] ?? 0))
    if (found.length > 0) return found.map((code): Completion => ({ from, to: caret, code }))
  }
  return []
}

/** Returns where the unfinished word may begin: at its first letter, or after the surfaces written together with it. */
function fragmentStarts(before: string, context: LineContext): number[] {
  let start = before.length
  while (start > 0 && before.length - start < longestFragment && isLetter(before[start - 1] ?? '')) start -= 1
  const at = readLine(before, context).problem?.at ?? start
  return at > start && at <= before.length ? [start, at] : [start]
}

const longestFragment = 20

const isMeant = (code: FindingCode, typed: string) =>
  code.startsWith(typed) ||
  (typed !== '' && allWords().some((word) => word.code === code && word.text.startsWith(typed)))

function fits(line: string, context: LineContext): boolean {
  const { problem } = readLine(line, context)
  return problem === undefined || problem.at >= line.length
}
