import type { Values } from '../values'
import type { PeriodontalTooth } from './periodontal-chart.values'
import { archTeeth, type ChartedRow, isSamePlace, placesAlong, type SitePlace, sitesAlong } from './site-place'

export type ProbingPath = 'arch' | 'quadrant' | 'tooth'

/** The ways in which a probe goes around the mouth. */
export const probingPaths: Values<ProbingPath> = {
  arch: { en: 'Arch by arch', id: 'Rahang demi rahang' },
  quadrant: { en: 'Quadrant by quadrant', id: 'Kuadran demi kuadran' },
  tooth: { en: 'Tooth by tooth', id: 'Gigi demi gigi' },
}

const upperBuccal: ChartedRow = { arch: 'upper', side: 'buccal' }
const upperOral: ChartedRow = { arch: 'upper', side: 'oral' }
const lowerBuccal: ChartedRow = { arch: 'lower', side: 'buccal' }
const lowerOral: ChartedRow = { arch: 'lower', side: 'oral' }

const there = (row: ChartedRow) => placesAlong(row)
const back = (row: ChartedRow) => placesAlong(row).reverse()
const right = (places: readonly SitePlace[]) => places.filter(({ tooth }) => /^[14]/.test(tooth))
const left = (places: readonly SitePlace[]) => places.filter(({ tooth }) => /^[23]/.test(tooth))

/** All six sites of a tooth: one side, and back along the other. */
const around = (tooth: PeriodontalTooth): SitePlace[] =>
  [...sitesAlong(tooth, 'buccal'), ...sitesAlong(tooth, 'oral').toReversed()].map((site) => ({ tooth, site }))

const paths: Readonly<Record<ProbingPath, readonly SitePlace[]>> = {
  arch: [...there(upperBuccal), ...back(upperOral), ...there(lowerBuccal), ...back(lowerOral)],
  quadrant: [
    ...right(there(upperBuccal)),
    ...right(back(upperOral)),
    ...left(there(upperBuccal)),
    ...left(back(upperOral)),
    ...left(back(lowerBuccal)),
    ...left(there(lowerOral)),
    ...right(back(lowerBuccal)),
    ...right(there(lowerOral)),
  ],
  tooth: [...archTeeth.upper.flatMap(around), ...archTeeth.lower.toReversed().flatMap(around)],
}

/** The 192 places in the order in which a path reaches them. */
export const placesOnPath = (path: ProbingPath): readonly SitePlace[] => paths[path]

interface Walk {
  path: ProbingPath
  missing: ReadonlySet<PeriodontalTooth>
}

/** The first place of a path; teeth that are missing are passed by. Also without a tooth in the mouth there is one. */
export function firstPlace({ path, missing }: Walk): SitePlace {
  const [start = { tooth: '18', site: 'db' }] = paths[path]
  return paths[path].find(({ tooth }) => !missing.has(tooth)) ?? start
}

/** The place before or after one on a path, past missing teeth; undefined at its ends. */
export function placeBeside(place: SitePlace, by: -1 | 1, { path, missing }: Walk): SitePlace | undefined {
  const order = by === 1 ? paths[path] : paths[path].toReversed()
  const at = order.findIndex((each) => isSamePlace(each, place))
  return order.slice(at + 1).find(({ tooth }) => !missing.has(tooth))
}

/** The next place on a path that is on another tooth, or on the other side of this one. */
export function placeAfterTooth(place: SitePlace, walk: Walk): SitePlace | undefined {
  const isSameSide = (other: SitePlace) =>
    other.tooth === place.tooth && other.site.endsWith('b') === place.site.endsWith('b')
  const next = placeBeside(place, 1, walk)
  return next && isSameSide(next) ? placeAfterTooth(next, walk) : next
}
