import type { Entry } from '../odontogram'
import type { Commit } from './commit'

/** A line of the history: an entry with what became of it. */
export interface HistoryLine {
  /** Of the commit that entered it first. */
  key: string
  line: string
  entry: Entry
  /** When it was entered: a moment in UTC. */
  at: string
  isUndone: boolean
  /** The last act on it, which is on its way, sent, or refused. */
  last: Commit
}

export interface History {
  /** In the order of entry. */
  lines: readonly HistoryLine[]
  /** The commits that hold; the last one is taken back next. */
  done: readonly Commit[]
  /** The commits taken back since the last new entry; the last one is entered again next. */
  undone: readonly Commit[]
}

/** Returns what became of the entries. A refused act changes nothing, but its line says so. */
export function historyOf(commits: readonly Commit[]): History {
  const lines = new Map<string, HistoryLine>()
  const originOf = new Map<string, string>()
  let done: readonly Commit[] = []
  let undone: readonly Commit[] = []
  for (const commit of commits) {
    const { key, kind, of, line, entry, rows } = commit
    const origin = (of !== null && originOf.get(of)) || key
    originOf.set(key, origin)
    const known = lines.get(origin) ?? {
      key: origin,
      line,
      entry,
      at: rows[0]?.at ?? '',
      isUndone: false,
      last: commit,
    }
    const isRefused = commit.delivery === 'refused'
    lines.set(origin, { ...known, isUndone: isRefused ? known.isUndone : kind === 'undo', last: commit })
    if (isRefused) continue
    if (kind === 'undo') undone = [...undone, ...done.filter((each) => each.key === of)]
    if (kind === 'undo') done = done.filter((each) => each.key !== of)
    else done = [...done, commit]
    if (kind !== 'undo') undone = of === null ? [] : undone.filter((each) => each.key !== of)
  }
  return { lines: [...lines.values()], done, undone }
}
