import type { PeriodontalTooth } from './periodontal-chart.values'
import type { PeriodontalToothRow } from './periodontal-chart-content'
import { firstPlace, type ProbingPath } from './probing-path'
import type { SitePlace } from './site-place'

export type ProbingMeasure = 'depth' | 'recession'
export type SiteMark = 'bleeding' | 'plaque' | 'calculus' | 'suppuration'

/** What a key has begun that the next digit ends. */
export type ProbingPrefix =
  | { kind: 'number'; tens: number; isNegative: boolean }
  | { kind: 'mobility'; tooth: PeriodontalTooth }
  | { kind: 'furcation'; place: SitePlace }

/** Where a hand is that types a chart. */
export interface ProbingEntry {
  cursor: SitePlace
  measure: ProbingMeasure
  /** The site written last: marks belong to it until the cursor is moved. */
  written: SitePlace | null
  prefix: ProbingPrefix | null
  /** What Backspace takes back, the last one last. */
  steps: readonly TypedStep[]
}

export interface TypedStep {
  tooth: PeriodontalTooth
  /** The row as it was before. */
  row: PeriodontalToothRow | undefined
  cursor: SitePlace
  measure: ProbingMeasure
  written: SitePlace | null
}

/** What the chart of teeth says, and which way the probe goes. */
export interface ProbingWalk {
  path: ProbingPath
  missing: ReadonlySet<PeriodontalTooth>
  implants: ReadonlySet<PeriodontalTooth>
}

export type ProbingProblem =
  | 'unknownKey'
  | 'depthRange'
  | 'recessionRange'
  | 'negativeDepth'
  | 'grade'
  | 'noFurcation'
  | 'whichFurcation'
  | 'nothingTyped'
  | 'noPlace'

/** What a key came to, to be told. */
export type ProbingReply =
  | { kind: 'value'; place: SitePlace; measure: ProbingMeasure; value: number | null; isLast: boolean }
  | { kind: 'mark'; place: SitePlace; mark: SiteMark; is: boolean }
  | { kind: 'mobility'; tooth: PeriodontalTooth; grade: number }
  | { kind: 'furcation'; place: SitePlace; grade: number }
  | { kind: 'implant'; tooth: PeriodontalTooth; is: boolean }
  | { kind: 'takenBack'; place: SitePlace }
  | { kind: 'moved' }
  | { kind: 'begun'; prefix: ProbingPrefix }
  | { kind: 'refused'; problem: ProbingProblem; key: string }

/** The beginning of a path. */
export const startProbing = (walk: ProbingWalk): ProbingEntry => ({
  cursor: firstPlace(walk),
  measure: 'depth',
  written: null,
  prefix: null,
  steps: [],
})

/** The cursor on another place or row; marks go where it is. */
export const moveProbing = (
  entry: ProbingEntry,
  { cursor = entry.cursor, measure = entry.measure }: Partial<Pick<ProbingEntry, 'cursor' | 'measure'>>,
): ProbingEntry => ({ ...entry, cursor, measure, written: null, prefix: null })
