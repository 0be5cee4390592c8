import type { Schema } from '@clinic/api'
import {
  emptyPeriodontalChart,
  type PeriodontalChartContent,
  type ProbingWalk,
  startProbing,
  typeKey,
} from '@clinic/core/periodontal-chart'

const noFacts: ProbingWalk = { path: 'arch', missing: new Set(), implants: new Set() }

/** A chart as its keys make it: `323b 435 … `, typed along the path; a blank between the keys is none. */
export function typedPeriodontalChart(keys: string, walk: ProbingWalk = noFacts): PeriodontalChartContent {
  let typed = { entry: startProbing(walk), content: emptyPeriodontalChart }
  for (const key of keys.replace(/\s/g, '')) typed = typeKey(key === '_' ? ' ' : key, { ...typed, walk }) ?? typed
  return typed.content
}

/** 32 teeth of a mouth with pockets around the molars, that bleeds. */
export const periodontalContentFixture = (said: Partial<PeriodontalChartContent> = {}): PeriodontalChartContent => {
  const depths = typedPeriodontalChart(
    `4b34 6bps+25bm2f2 5b45b 333 323 222 212 222 222 212 222 323 434b 545bp 67bsm1f16 434
     433 5b45 766bpc 434 323 222 212 223 222 212 222 323 434 545b 6b56 434
     434 5b45b 6f25b4b 323 322 222 212 222 222 212 222 323 323 4p34 5b56bf1 434
     323 434 545 323 222 222 2c12c 2c22c 2c22c 212 222 323 323 434 545b 333`,
  )
  return { ...depths, teeth: depths.teeth.map(withRecession), ...said }
}

/** Where every third tooth lost gingiva too. */
const withRecession = (row: Schema<'PeriodontalToothRow'>, place: number): Schema<'PeriodontalToothRow'> => ({
  ...row,
  sites: row.sites.map((site, number) => ({
    ...site,
    recession: row.tooth.endsWith('8') ? null : ((place + number) % 3) - (number % 2),
  })),
})

export const periodontalChartFixture = (
  overrides: Partial<Schema<'PeriodontalChart'>> = {},
): Schema<'PeriodontalChart'> => ({
  id: 1,
  visit_id: 1,
  patient_id: 1,
  date: '2026-11-20',
  doctor_name: 'drg. Ratna Dewi, Sp.KG',
  state: 'final',
  content: periodontalContentFixture(),
  written_by: 'Yuni Astuti',
  written_at: '2026-11-20T03:00:00.000Z',
  version: 2,
  ...overrides,
})
