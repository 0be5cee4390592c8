import { mouthOf, rowsOf } from './chart'
import type { FindingRow } from './finding'
import { readLine } from './typed-line/typed-line'

/** A line as somebody typed it: by default by one person in one visit. */
export type TypedLine =
  | string
  | {
      line: string
      by?: string
      visit?: string
      at?: string
      /** Why something was entered in error. */
      reason?: string
    }

const start = Date.parse('2026-11-22T02:00:00.000Z')
const minute = 60_000

/** Returns the rows of a chart made by typed lines, each a minute after the one before; throws at a line that is refused. */
export function typedChart(...lines: readonly TypedLine[]): FindingRow[] {
  const rows: FindingRow[] = []
  for (const [index, line] of lines.entries()) rows.push(...typedOn(rows, line, index))
  return rows
}

/** Returns the rows that one line adds to a chart, entered so many minutes after it was begun. */
export function typedOn(seen: readonly FindingRow[], typed: TypedLine, minutes: number): FindingRow[] {
  const { line, by = 'ayu', visit = 'v1', at, reason } = typeof typed === 'string' ? { line: typed } : typed
  const moment = at ?? new Date(start + minutes * minute).toISOString()
  const outcome = readLine(line, { layers: mouthOf(seen), dentition: 'mixed', last: null })
  if (outcome.problem) throw new Error(`${line}: ${outcome.problem.code}`)
  return outcome.proposals.flatMap((proposal, index) =>
    rowsOf(proposal, { key: `${moment} ${by} ${index}`, by, visit, at: moment, dictated_by: null, reason }),
  )
}
