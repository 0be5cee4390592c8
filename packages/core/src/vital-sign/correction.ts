/** A recorded measurement; `supersedes` is the one that it corrects. */
export interface Recorded {
  id: number
  supersedes: number | null
  /** ISO 8601, UTC. */
  taken_at: string
}

/** The measurements that stand, the latest last; those that were corrected are left out, and kept where they are. */
export function standing<Row extends Recorded>(rows: readonly Row[]): Row[] {
  const corrected = new Set(rows.map(({ supersedes }) => supersedes))
  return rows
    .filter(({ id }) => !corrected.has(id))
    .sort((one, other) => Date.parse(one.taken_at) - Date.parse(other.taken_at) || one.id - other.id)
}

export type CorrectionProblem = 'reasonRequired' | 'nothingChanged' | 'alreadyCorrected'

/** Returns the reason why a measurement cannot be corrected, or null. */
export function correctionProblem(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  { reason, isCorrected }: { reason: string; isCorrected: boolean },
): CorrectionProblem | null {
  if (isCorrected) return 'alreadyCorrected'
  if (reason.trim() === '') return 'reasonRequired'
  return Object.keys(after).some((field) => after[field] !== before[field]) ? null : 'nothingChanged'
}
