import {
  type Entry,
  entryOfRow,
  type FindingRow,
  isProblem,
  mouthOf,
  propose,
  retractionOf,
  rowsOf,
  type Stamp,
  writtenLine,
} from '../odontogram'

/** A draft that an assistant typed while the dentist dictated. Its findings have its key. */
export interface Dictated {
  id: number
  version: number
  key: string
  /** Who typed it. */
  by: string
  entry: Entry
  /** Of an entry of mode `error`. */
  reason: string | null
}

/** One act of charting, as it goes to the server: an entry, its taking back, the entry once more, or a conflict decided. */
export interface Commit {
  /** Made where it is typed, so that what is sent twice is kept once. */
  key: string
  kind: 'entry' | 'undo' | 'redo' | 'decision'
  /** The key of the commit that an undo takes back, or that a redo enters once more; that of a decision made once more. */
  of: string | null
  /** The line that enters it, as `writtenLine` writes it. */
  line: string
  entry: Entry
  /** The rows it adds to the chart; those of an undo and of a decision are of mode `error`. */
  rows: readonly FindingRow[]
  delivery: 'unsent' | 'sent' | 'refused'
  /** Why it was refused: a sentence for people. */
  problem: string | null
  /** The draft of an assistant that it accepts. */
  dictated: Dictated | null
}

/** The rows of the chart with those of all commits that were not refused. */
export const rowsWith = (rows: readonly FindingRow[], commits: readonly Commit[]): FindingRow[] => [
  ...rows,
  ...commits.filter(({ delivery }) => delivery !== 'refused').flatMap((commit) => commit.rows),
]

interface Moment {
  /** The rows of the chart so far. */
  rows: readonly FindingRow[]
  author: Pick<Stamp, 'visit' | 'by' | 'dictated_by'>
  key: string
  /** Now, by the clock of who types. */
  at: string
}

/** An entry that all questions are answered for; the reason is that of an entry of mode `error`. */
export interface Agreed {
  entry: Entry
  reason?: string
  dictated?: Dictated
}

/** Returns the commits of some entries, one after the other, or nothing where a rule of the chart refuses one. */
export function commitsOf(agreed: readonly Agreed[], { rows, author, key, at }: Moment): Commit[] | undefined {
  const commits: Commit[] = []
  for (const [index, { entry, reason, dictated = null }] of agreed.entries()) {
    const before = rowsWith(rows, commits)
    const proposal = propose(entry, mouthOf(before))
    if (isProblem(proposal)) return undefined
    const own = dictated?.key ?? keyAt(key, index)
    const people = dictated ? { by: dictated.by, dictated_by: author.by } : {}
    const stamp = { ...author, ...people, key: own, at: laterThan(before, at), reason }
    commits.push({ ...commitOf(entry, own), rows: rowsOf(proposal, stamp), dictated })
  }
  return commits
}

/** The rows that drafts would add to a chart, one after the other; what a rule refuses by now adds none. */
export function rowsOfDrafts(drafts: readonly Dictated[], { rows, author, at }: Omit<Moment, 'key'>): FindingRow[] {
  const commits: Commit[] = []
  for (const dictated of drafts) {
    const { entry, reason, key } = dictated
    const agreed = { entry, reason: reason ?? undefined, dictated }
    commits.push(...(commitsOf([agreed], { rows: rowsWith(rows, commits), author, key, at }) ?? []))
  }
  return commits.flatMap((commit) => commit.rows)
}

/** The keys of the commits of one line: UUIDs that count up from the first in their last eight digits. */
const keyAt = (key: string, index: number) =>
  index === 0
    ? key
    : key.slice(0, -8) + ((Number.parseInt(key.slice(-8), 16) + index) % 2 ** 32).toString(16).padStart(8, '0')

/** Takes back what a commit has added: its rows are said to be entered in error. */
export function undoOf(
  { key: of, entry: old, rows: wrong }: Commit,
  { rows, author, key, at, reason }: Moment & { reason: string },
): Commit {
  const proposal = retractionOf(old, wrong)
  const stamp = { ...author, key, at: laterThan(rows, at), reason }
  return { ...commitOf(proposal.entry, key), kind: 'undo', of, rows: rowsOf(proposal, stamp) }
}

/** Decides a conflict: the row that does not hold was entered in error, whole, whoever entered it. */
export function decisionOf(wrong: FindingRow, { rows, author, key, at, reason }: Moment & { reason: string }): Commit {
  const proposal = retractionOf(entryOfRow(wrong), [wrong])
  const stamp = { ...author, key, at: laterThan(rows, at), reason }
  return { ...commitOf(proposal.entry, key), kind: 'decision', rows: rowsOf(proposal, stamp) }
}

const commitOf = (entry: Entry, key: string): Commit => ({
  key,
  kind: 'entry',
  of: null,
  line: writtenLine(entry),
  entry,
  rows: [],
  delivery: 'unsent',
  problem: null,
  dictated: null,
})

/** A chart is folded in the order of time: a clock that is slow must not put an entry before what it was typed after. */
function laterThan(rows: readonly FindingRow[], at: string): string {
  const last =
    rows
      .map((row) => row.at)
      .sort()
      .at(-1) ?? ''
  return last < at ? at : new Date(Date.parse(last) + 1).toISOString()
}
