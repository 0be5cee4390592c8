import type { FindingRow } from './finding'
import { fulfilledIn, type Layers, type Proposal, problemOf } from './proposal/propose'
import { type Replaced, replacedIn, saysTheSame, without } from './rules'
import type { Tooth } from './tooth'

/** The state of a mouth at a moment, derived from the rows recorded until then. */
export interface Mouth extends Layers {
  now: readonly FindingRow[]
  planned: readonly FindingRow[]
  /** The findings of the first examination; later ones do not change them. */
  first: readonly FindingRow[]
  /** The findings entered in the visit on screen, as far as they still hold. */
  today: readonly FindingRow[]
  /** Rows that exclude each other and that nobody has decided between; both are in their layer. */
  conflicts: readonly Conflict[]
}

export interface Conflict {
  keys: readonly [earlier: string, later: string]
  teeth: readonly Tooth[]
}

/** What a mouth is folded up to, and for. */
export interface Moment {
  /** Rows later than this are left out: a moment in UTC. */
  until?: string
  /** The visit whose examination is the layer `first`; by default that of the earliest row. */
  examination?: string
  /** The visit that `today` shows. */
  visit?: string
}

/** Folds rows into a mouth; order and repetition of the rows do not matter. */
export function mouthOf(rows: readonly FindingRow[], { until, examination, visit }: Moment = {}): Mouth {
  const known = inOrder(rows).filter(({ at }) => until === undefined || at <= until)
  const firstVisit = examination ?? known[0]?.visit
  const { now, planned, conflicts } = folded(known)
  const ofExamination = known.filter((row) => row.visit === firstVisit && isFound(row))
  return {
    now,
    planned,
    conflicts,
    first: folded(ofExamination).now,
    today: [...now, ...planned].filter((row) => visit !== undefined && row.visit === visit),
  }
}

/** The treatments entered as done here in a visit, also where a later one replaced them; none that was entered in error. */
export const doneIn = (rows: readonly FindingRow[], visit: string): FindingRow[] =>
  withoutErrors(inOrder(rows)).filter((row) => row.mode === 'done_here' && row.visit === visit)

/** The findings of one tooth. */
export interface ToothFindings {
  tooth: Tooth
  now: readonly FindingRow[]
  planned: readonly FindingRow[]
  first: readonly FindingRow[]
  isToday: boolean
  conflicts: readonly Conflict[]
}

export function toothIn(mouth: Mouth, tooth: Tooth): ToothFindings {
  const on = <Each extends { teeth: readonly Tooth[] }>(all: readonly Each[]) =>
    all.filter(({ teeth }) => teeth.includes(tooth))
  return {
    tooth,
    now: on(mouth.now),
    planned: on(mouth.planned),
    first: on(mouth.first),
    isToday: on(mouth.today).length > 0,
    conflicts: on(mouth.conflicts),
  }
}

/** The person, the time and the visit of an entry. */
export interface Stamp {
  /** Of the entry; its rows are numbered. */
  key: string
  visit: string
  by: string
  dictated_by: string | null
  at: string
  /** Why something was entered in error. */
  reason?: string
}

/** The rows that a proposal adds to the chart it was made for. */
export function rowsOf({ entry, findings, replaced, retracted }: Proposal, stamp: Stamp): FindingRow[] {
  const { key, reason, ...said } = stamp
  const added = findings.map((finding) => ({
    finding,
    supersedes: replaced.filter(
      (each) => replacedIn([each.finding], finding).length > 0 || fulfilledIn([each.finding], [finding]).length > 0,
    ),
  }))
  const takenBack = retracted.map((each) => ({
    finding: { ...each.finding, surfaces: each.surfaces },
    supersedes: [each],
  }))
  return [...added, ...takenBack].map(({ finding, supersedes }, index) => ({
    ...finding,
    ...said,
    key: `${key}/${String(index).padStart(3, '0')}`,
    mode: entry.mode,
    is_uncertain: entry.isUncertain,
    note: entry.note,
    supersedes: supersedes.flatMap(({ finding: { key: old } }: Replaced & { finding: { key?: string } }) => old ?? []),
    reason: entry.mode === 'error' ? (reason ?? '') : null,
  }))
}

/** A chart is drawn anew when a patient comes back more than a year after the last visit; days of the clinic. */
export function needsExamination(lastVisit: string | null, today: string): boolean {
  if (lastVisit === null) return true
  const anniversary = `${Number(lastVisit.slice(0, 4)) + 1}${lastVisit.slice(4)}`
  return anniversary < today
}

/** Each row once, the earlier first. Rows of one moment follow their keys, which number those of one entry. */
function inOrder(rows: readonly FindingRow[]): FindingRow[] {
  const byKey = new Map<string, FindingRow>()
  for (const row of rows) {
    const known = byKey.get(row.key)
    if (!known || isBefore(row, known)) byKey.set(row.key, row)
  }
  return [...byKey.values()].sort((one, other) => (isBefore(one, other) ? -1 : 1))
}

const isBefore = (one: FindingRow, other: FindingRow) => orderOf(one) < orderOf(other)

const orderOf = (row: FindingRow) => `${row.at} ${row.key} ${JSON.stringify(row)}`

const isFound = ({ mode }: FindingRow) => mode === 'found' || mode === 'done_elsewhere' || mode === 'error'

interface Folded {
  now: FindingRow[]
  planned: FindingRow[]
  conflicts: Conflict[]
}

function folded(rows: readonly FindingRow[]): Folded {
  let state: Folded = { now: [], planned: [], conflicts: [] }
  const valid = withoutErrors(rows)
  const known = new Map(valid.map((row) => [row.key, row]))
  for (const row of valid)
    state = row.mode === 'planned' ? withPlan(state, { row, known }) : withRow(state, { row, known })
  const alive = new Set([...state.now, ...state.planned].map(({ key }) => key))
  return { ...state, conflicts: state.conflicts.filter(({ keys }) => keys.every((key) => alive.has(key))) }
}

interface Arrival {
  row: FindingRow
  /** All rows by their keys, as they were entered. */
  known: ReadonlyMap<string, FindingRow>
}

function withPlan(state: Folded, arrival: Arrival): Folded {
  const { layer, conflicts } = settled(state.planned, arrival)
  return { ...state, planned: layer, conflicts: [...state.conflicts, ...conflicts] }
}

function withRow(state: Folded, arrival: Arrival): Folded {
  const { row } = arrival
  const { layer, conflicts } = settled(state.now, arrival)
  const done = state.planned.filter(({ key }) => row.supersedes.includes(key)).map(entirely)
  const planned = without(state.planned, [...done, ...fulfilledIn(state.planned, [row])])
  return { now: layer, planned, conflicts: [...state.conflicts, ...conflicts] }
}

const entirely = (finding: FindingRow): Replaced<FindingRow> => ({ finding, surfaces: [] })

/** A layer with one more row: what gives way to it, and what it stands beside in conflict. */
function settled(layer: readonly FindingRow[], { row, known }: Arrival) {
  const decided = layer.filter(({ key }) => row.supersedes.includes(key))
  const meets = replacedIn(layer, row)
  const contested = meets.filter(({ finding }) => !decided.includes(finding) && isContested(finding, row))
  const replaced = meets.filter((each) => !contested.includes(each))
  // a decision narrowed before may no longer match the row, and stays
  const byDecision = decided.filter(({ key }) => replacedIn(one(known.get(key)), row).length === 0).map(entirely)
  const left = without(layer, [...replaced, ...byDecision])
  const refusing = problemOf(row, left) ? left.filter((old) => problemOf(row, [old])) : []
  const opponents = [...contested.map(({ finding }) => finding), ...refusing]
  const conflicts = opponents.map(
    (old): Conflict => ({ keys: [old.key, row.key], teeth: old.teeth.filter((tooth) => row.teeth.includes(tooth)) }),
  )
  return { layer: [...left, row], conflicts }
}

const one = (row: FindingRow | undefined) => (row ? [row] : [])

const minutes = 60_000
/** Two people charting one mouth may not have seen each other's rows for this long. */
const unseenFor = 10 * minutes

/** Two who found the same do not contradict each other. */
const isContested = (one: FindingRow, other: FindingRow) =>
  ownerOf(one) !== ownerOf(other) &&
  !saysTheSame(one, other) &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= unseenFor

/** Whoever answers for a row: what an assistant typed is of the dentist who accepted it. */
const ownerOf = ({ by, dictated_by }: FindingRow) => dictated_by ?? by

/** The rows that hold: none entered in error, surface by surface. An error that was itself entered in error takes nothing back. */
function withoutErrors(rows: readonly FindingRow[]): FindingRow[] {
  const void_ = new Map<string, ReadonlySet<string> | 'all'>()
  for (const { key, mode, surfaces, supersedes } of rows.toReversed()) {
    if (mode !== 'error' || void_.get(key) === 'all') continue
    for (const wrong of supersedes)
      void_.set(wrong, surfaces.length === 0 ? 'all' : unionOf(void_.get(wrong), surfaces))
  }
  return rows.flatMap((row) => {
    const gone = void_.get(row.key)
    if (row.mode === 'error' || gone === 'all') return []
    if (!gone) return [row]
    const surfaces = row.surfaces.filter((surface) => !gone.has(surface))
    return surfaces.length === 0 ? [] : [{ ...row, surfaces }]
  })
}

const unionOf = (known: ReadonlySet<string> | 'all' | undefined, surfaces: readonly string[]) =>
  known === 'all' ? known : new Set([...(known ?? []), ...surfaces])
