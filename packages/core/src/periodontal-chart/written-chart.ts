import { valuesOf } from '../values'
import { type PeriodontalSite, type PeriodontalTooth, periodontalSites } from './periodontal-chart.values'
import {
  emptyMeasurement,
  emptyToothRow,
  isSiteSaid,
  isToothSaid,
  type PeriodontalChartContent,
  type PeriodontalMeasurement,
  type PeriodontalToothRow,
} from './periodontal-chart-content'
import { archTeeth, type SitePlace } from './site-place'

/** What a chart says of a tooth. */
export const rowOfTooth = (
  { teeth }: Pick<PeriodontalChartContent, 'teeth'>,
  tooth: PeriodontalTooth,
): PeriodontalToothRow | undefined => teeth.find((row) => row.tooth === tooth)

/** What a chart says of a site; nothing is said of one that it does not name. */
export const measuredAt = (
  content: Pick<PeriodontalChartContent, 'teeth'>,
  { tooth, site }: SitePlace,
): PeriodontalMeasurement => measuredIn(rowOfTooth(content, tooth), site)

export const measuredIn = (row: PeriodontalToothRow | undefined, site: PeriodontalSite): PeriodontalMeasurement =>
  row?.sites.find((each) => each.site === site) ?? emptyMeasurement(site)

const order = [...archTeeth.upper, ...archTeeth.lower]

/** A chart with another row for a tooth; without the tooth where nothing is said of it. Other rows stay the same objects. */
export function withRow(
  content: PeriodontalChartContent,
  tooth: PeriodontalTooth,
  row: PeriodontalToothRow | undefined,
): PeriodontalChartContent {
  const others = content.teeth.filter((each) => each.tooth !== tooth)
  const teeth = row && isToothSaid(row) ? [...others, row] : others
  return { ...content, teeth: teeth.sort((one, other) => order.indexOf(one.tooth) - order.indexOf(other.tooth)) }
}

const siteOrder = valuesOf(periodontalSites)

/** A row with something else said of one of its sites. */
export function withMeasured(
  row: PeriodontalToothRow,
  site: PeriodontalSite,
  said: Partial<PeriodontalMeasurement>,
): PeriodontalToothRow {
  const measured = { ...measuredIn(row, site), ...said }
  const others = row.sites.filter((each) => each.site !== site)
  const sites = isSiteSaid(measured) ? [...others, measured] : others
  return { ...row, sites: sites.sort((one, other) => siteOrder.indexOf(one.site) - siteOrder.indexOf(other.site)) }
}

/** The row that is written on: that of the chart, or a new one, which is of an implant where the chart of teeth says so. */
export const rowToWrite = (
  content: PeriodontalChartContent,
  tooth: PeriodontalTooth,
  implants: ReadonlySet<PeriodontalTooth>,
): PeriodontalToothRow => rowOfTooth(content, tooth) ?? { ...emptyToothRow(tooth), implant: implants.has(tooth) }

/** A row as one of an implant or of a tooth; an implant has no roots to reach between. */
export function asImplant(row: PeriodontalToothRow, implant: boolean): PeriodontalToothRow {
  const furcations = implant ? row.sites.filter(({ furcation }) => furcation !== null) : []
  return furcations.reduce((done, { site }) => withMeasured(done, site, { furcation: null }), { ...row, implant })
}
