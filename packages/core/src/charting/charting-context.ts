import {
  type Dentition,
  doneIn,
  type Entry,
  type FindingCode,
  type FindingRow,
  isProblem,
  type LineContext,
  type LineOutcome,
  type Mouth,
  mouthAfter,
  mouthOf,
  proposeInTurn,
  readLine,
  type Stamp,
  type Usage,
} from '../odontogram'
import { type Commit, commitsOf, type Dictated, decisionOf, rowsWith, undoOf } from './commit'
import { historyOf } from './history'
import { type Answer, answered, asked, askedOf, type Pending, proposed, questionOf } from './pending'

export interface ChartingInput {
  /** The chart as the server told it last. */
  rows: readonly FindingRow[]
  /** The teeth that `semua` means. */
  dentition: Dentition
  author: Pick<Stamp, 'visit' | 'by' | 'dictated_by'>
  /** How often this dentist used each code before. */
  usage?: Usage
  /** Commits of an earlier page that the server has not confirmed. */
  commits?: readonly Commit[]
}

export interface ChartingContext extends Required<ChartingInput> {
  line: string
  pending: Pending | null
}

/** The key of a commit and the moment it is made at. Further commits of the same line number the key. */
export interface Made {
  key: string
  at: string
}

/** The chart with everything that was entered here and not refused. */
export const mouthIn = ({ rows, commits, author }: Pick<ChartingContext, 'rows' | 'commits' | 'author'>): Mouth =>
  mouthOf(rowsWith(rows, commits), { visit: author.visit })

/** What was entered as done here in this visit, sent or not; none that was refused. */
export const doneHereIn = ({
  rows,
  commits,
  author,
}: Pick<ChartingContext, 'rows' | 'commits' | 'author'>): FindingRow[] => doneIn(rowsWith(rows, commits), author.visit)

/** What a typed line is read by, on the mouth as it is now. */
export const lineContextIn = ({
  mouth,
  dentition,
  commits,
}: Pick<ChartingContext, 'dentition' | 'commits'> & { mouth: Mouth }): LineContext => ({
  layers: mouth,
  dentition,
  last: lastEntryIn({ commits }),
})

/** The entry that `>`, `<`, `.` and a double click repeat. */
export const lastEntryIn = ({ commits }: Pick<ChartingContext, 'commits'>): Entry | null =>
  historyOf(commits).done.at(-1)?.entry ?? null

/** How often each code was used, here and before. */
export function usageIn({ usage, commits }: Pick<ChartingContext, 'usage' | 'commits'>): Usage {
  const counts: Partial<Record<FindingCode, number>> = { ...usage }
  for (const { entry } of historyOf(commits).done)
    for (const { code } of entry.items) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

/** The mouth as it would be after a line: for the drawing that follows each key. */
export function previewOf(mouth: Mouth, outcome: LineOutcome, author: ChartingInput['author']): Mouth {
  const at = new Date(endOfTime).toISOString()
  return (outcome.problem ? [] : outcome.proposals).reduce(
    (before, proposal, index) => mouthAfter(before, proposal, { ...author, key: `preview-${index}`, at }),
    mouth,
  )
}

const endOfTime = 8.64e15

export function pendingOfLine(context: ChartingContext, { key, at }: Made): Pending | undefined {
  const outcome = readLine(context.line, lineContextIn({ ...context, mouth: mouthIn(context) }))
  return outcome.problem ? undefined : { asked: asked(outcome.proposals), key, at, isTyped: true }
}

export function pendingByHand(
  context: ChartingContext,
  { entries, key, at }: Made & { entries: readonly Entry[] },
): Pending | undefined {
  const proposals = proposed(entries, mouthIn(context))
  return proposals && { asked: asked(proposals), key, at, isTyped: false }
}

/** The drafts that are accepted, one after the other; nothing where a rule refuses one. */
export function pendingOfDictated(
  context: ChartingContext,
  { dictated, at }: { dictated: readonly Dictated[]; at: string },
): Pending | undefined {
  const entered = new Set(context.commits.map(({ key }) => key))
  const drafts = dictated.filter(({ key }) => !entered.has(key))
  const outcomes = proposeInTurn(
    drafts.map(({ entry }) => entry),
    mouthIn(context),
  )
  const proposals = outcomes.flatMap((outcome) => (isProblem(outcome) ? [] : [outcome]))
  if (proposals.length < drafts.length) return undefined
  return { asked: askedOf(drafts, proposals), key: '', at, isTyped: false }
}

/** The pending entries after an answer; nothing where something else is asked. */
export const pendingAfter = ({ pending }: ChartingContext, answer: Answer): Pending | undefined =>
  pending && questionOf(pending)?.kind === answer.kind ? answered(pending, answer) : undefined

/** What is added to the commits, and the typed line after that. */
export type Added = Pick<ChartingContext, 'line'> & { commits: readonly Commit[] }

/** The commits of pending entries; none where another's row has made one impossible meanwhile. Only a typed line is cleared. */
export function agreedOn({ rows, commits, author, line }: ChartingContext, pending: Pending | undefined): Added {
  const made = pending && commitsOf(pending.asked, { ...pending, author, rows: rowsWith(rows, commits) })
  return { commits: made ?? [], line: made && pending?.isTyped ? '' : line }
}

export function undone({ rows, commits, author, line }: ChartingContext, made: Made & { reason: string }): Added {
  const last = historyOf(commits).done.at(-1)
  return { commits: last ? [undoOf(last, { ...made, author, rows: rowsWith(rows, commits) })] : [], line }
}

/** A conflict decided against one of its rows; nothing where that row does not hold any more. */
export function decided(
  { rows, commits, author, line }: ChartingContext,
  { wrong, ...made }: Made & { wrong: string; reason: string },
): Added {
  const before = rowsWith(rows, commits)
  const { now, planned } = mouthOf(before)
  const row = [...now, ...planned].find(({ key }) => key === wrong)
  return { commits: row ? [decisionOf(row, { ...made, author, rows: before })] : [], line }
}

/** The last entry that was taken back, once more; none where the chart has changed so that it does not fit. */
export function redone(context: ChartingContext, made: Made): Added {
  const { rows, commits, author, line } = context
  const last = historyOf(commits).undone.at(-1)
  const [wrong] = last?.rows ?? []
  const reason = wrong?.reason ?? undefined
  if (last?.kind === 'decision') {
    const once = decided(context, { ...made, wrong: wrong?.supersedes[0] ?? '', reason: reason ?? '' })
    return { ...once, commits: once.commits.map((commit) => ({ ...commit, of: last.key })) }
  }
  const again = last && commitsOf([{ entry: last.entry, reason }], { ...made, author, rows: rowsWith(rows, commits) })
  return { commits: (again ?? []).map((commit) => ({ ...commit, kind: 'redo', of: last?.key ?? null })), line }
}
