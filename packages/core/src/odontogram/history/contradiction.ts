import type { Conflict, Mouth } from '../chart'
import type { Entry, FindingRow } from '../finding'
import { isProblem, propose } from '../proposal/propose'

/** Two rows of which somebody has to decide. */
export interface Contradiction {
  conflict: Conflict
  rows: readonly [earlier: FindingRow, later: FindingRow]
  /** The entry after which both hold, where the rules allow it: decay under a filling, or at the margin of a crown. */
  bothHold: Entry | null
}

/** Returns the conflicts of a mouth with their rows, and whether both of them can hold. */
export function contradictionsIn(mouth: Mouth): Contradiction[] {
  const rows = new Map([...mouth.now, ...mouth.planned].map((row) => [row.key, row]))
  return mouth.conflicts.flatMap((conflict): Contradiction[] => {
    const [earlier, later] = [rows.get(conflict.keys[0]), rows.get(conflict.keys[1])]
    const again = [earlier, later].find((row) => row && standsBeside(row, mouth))
    return earlier && later ? [{ conflict, rows: [earlier, later], bothHold: again ? entryOfRow(again) : null }] : []
  })
}

/** Whether a row that is entered once more takes the place of itself alone. */
function standsBeside(row: FindingRow, mouth: Mouth): boolean {
  const outcome = propose(entryOfRow(row), mouth)
  return !isProblem(outcome) && outcome.replaced.every(({ finding }) => finding === row)
}

/** The entry that says once more what a row says; whoever enters it has found it, or plans it. */
export function entryOfRow({ mode, teeth, cause, is_uncertain, note, ...row }: FindingRow): Entry {
  const { code, surfaces, material, width, direction, abutments } = row
  const details = {
    ...(material && { material }),
    ...(width !== undefined && { width }),
    ...(direction && { direction }),
    ...(abutments && { abutments }),
  }
  return {
    mode: mode === 'planned' ? 'planned' : 'found',
    teeth,
    items: [{ code, surfaces, ...details }],
    ...(cause && { cause }),
    isUncertain: is_uncertain,
    note,
  }
}
