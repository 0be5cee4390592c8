import type { Mouth } from '../chart'
import type { FindingRow } from '../finding'
import { fulfilledIn } from '../proposal/propose'
import { replacedIn, saysTheSame } from '../rules'
import { inChartOrder, type Tooth } from '../tooth'

/** A finding that only one of two mouths has, with the surfaces that only this one has. */
export interface Differing {
  finding: FindingRow
  isPlanned: boolean
}

/** What became of what: `46 o car` of `46 o cof`. One side is empty where something was only added or only taken back. */
export interface ChartDifference {
  /** In the order of the chart. */
  teeth: readonly Tooth[]
  before: readonly Differing[]
  after: readonly Differing[]
}

type Shown = Pick<Mouth, 'now' | 'planned'>

/** Returns what differs between two moments of one mouth, in the order of the chart. Notes are not compared. */
export function differencesOf(before: Shown, after: Shown): ChartDifference[] {
  let differences: Omit<ChartDifference, 'teeth'>[] = lacking(after, before).map((come) => ({
    before: [],
    after: [come],
  }))
  for (const gone of lacking(before, after)) {
    const own = differences.filter((each) => each.after.some((come) => areLinked(gone, come)))
    differences = [
      ...differences.filter((each) => !own.includes(each)),
      { before: [...own.flatMap((each) => each.before), gone], after: own.flatMap((each) => each.after) },
    ]
  }
  const placed = differences.map((each) => ({ ...each, teeth: teethOf([...each.before, ...each.after]) }))
  const order = inChartOrder(placed.flatMap(({ teeth }) => teeth[0] ?? []))
  return placed.sort((one, other) => placeOf(order, one) - placeOf(order, other))
}

function lacking(mouth: Shown, other: Shown): Differing[] {
  return (['now', 'planned'] as const).flatMap((layer) =>
    mouth[layer].flatMap((finding): Differing[] => {
      const same = other[layer].filter((each) => saysTheSame(finding, each))
      const surfaces = finding.surfaces.filter((surface) => same.every((each) => !each.surfaces.includes(surface)))
      const isKnown = finding.surfaces.length === 0 ? same.some((each) => each.surfaces.length === 0) : !surfaces[0]
      return isKnown ? [] : [{ finding: { ...finding, surfaces }, isPlanned: layer === 'planned' }]
    }),
  )
}

/** Whether one took the place of the other, by the rules of the chart; either way, as a comparison can go back in time. */
function areLinked(one: Differing, other: Differing): boolean {
  if (one.isPlanned === other.isPlanned) return replaces(one, other) || replaces(other, one)
  const [plan, done] = one.isPlanned ? [one, other] : [other, one]
  return fulfilledIn([plan.finding], [done.finding]).length > 0
}

const replaces = (old: Differing, next: Differing) => replacedIn([old.finding], next.finding).length > 0

const teethOf = (differing: readonly Differing[]): Tooth[] =>
  inChartOrder(differing.flatMap(({ finding }) => finding.teeth))

const placeOf = (order: readonly Tooth[], { teeth: [first] }: ChartDifference) => (first ? order.indexOf(first) : 0)
