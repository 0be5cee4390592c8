import type { Schema } from '@clinic/api'
import type { PeriodontalSite, PeriodontalTooth } from './periodontal-chart.values'

export type PeriodontalChartContent = Schema<'PeriodontalChartContent'>
export type PeriodontalToothRow = Schema<'PeriodontalToothRow'>
export type PeriodontalMeasurement = Schema<'PeriodontalMeasurement'>

/** A chart in which nothing is said yet: no tooth that could be read as measured and healthy. */
export const emptyPeriodontalChart: PeriodontalChartContent = { teeth: [], remark: '' }

/** A tooth of which nothing is said yet. */
export const emptyToothRow = (tooth: PeriodontalTooth): PeriodontalToothRow => ({
  tooth,
  implant: false,
  mobility: null,
  sites: [],
})

/** A site of which nothing is said yet. */
export const emptyMeasurement = (site: PeriodontalSite): PeriodontalMeasurement => ({
  site,
  depth: null,
  recession: null,
  bleeding: false,
  plaque: false,
  calculus: false,
  suppuration: false,
  furcation: null,
})

/** Whether something is said of a site. */
export const isSiteSaid = ({ site: _, ...said }: PeriodontalMeasurement): boolean =>
  Object.values(said).some((value) => value !== null && value !== false)

/** Whether something is said of a tooth: that it is an implant is something. */
export const isToothSaid = ({ implant, mobility, sites }: PeriodontalToothRow): boolean =>
  implant || mobility !== null || sites.length > 0

/** Whether something is said in a chart. */
export const isChartSaid = ({ teeth, remark }: PeriodontalChartContent): boolean =>
  teeth.length > 0 || remark.trim() !== ''
