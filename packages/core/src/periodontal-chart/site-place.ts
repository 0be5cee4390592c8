import type { PeriodontalSite, PeriodontalTooth } from './periodontal-chart.values'

/** One of the six places around a tooth where a probe measures. */
export interface SitePlace {
  tooth: PeriodontalTooth
  site: PeriodontalSite
}

export type MouthSide = 'buccal' | 'oral'
export type Arch = 'upper' | 'lower'

/** The teeth of each arch as the dentist sees them: the patient's right is on the left. */
export const archTeeth: Readonly<Record<Arch, readonly PeriodontalTooth[]>> = {
  upper: ['18', '17', '16', '15', '14', '13', '12', '11', '21', '22', '23', '24', '25', '26', '27', '28'],
  lower: ['48', '47', '46', '45', '44', '43', '42', '41', '31', '32', '33', '34', '35', '36', '37', '38'],
}

export interface ChartedRow {
  arch: Arch
  side: MouthSide
}

/** The four rows of a chart from the top down: the tongue lies between the oral ones. */
export const chartedRows: readonly ChartedRow[] = [
  { arch: 'upper', side: 'buccal' },
  { arch: 'upper', side: 'oral' },
  { arch: 'lower', side: 'oral' },
  { arch: 'lower', side: 'buccal' },
]

const fromMesial: Readonly<Record<MouthSide, readonly PeriodontalSite[]>> = {
  buccal: ['mb', 'b', 'db'],
  oral: ['ml', 'l', 'dl'],
}

export const archOfTooth = (tooth: PeriodontalTooth): Arch => (/^[12]/.test(tooth) ? 'upper' : 'lower')

export const sideOfSite = (site: PeriodontalSite): MouthSide => (site.endsWith('b') ? 'buccal' : 'oral')

/** The three sites of a side of a tooth from the left to the right on the chart. */
export const sitesAlong = (tooth: PeriodontalTooth, side: MouthSide): readonly PeriodontalSite[] =>
  /^[14]/.test(tooth) ? fromMesial[side].toReversed() : fromMesial[side]

/** The 48 places of a row from the left to the right. */
export const placesAlong = ({ arch, side }: ChartedRow): SitePlace[] =>
  archTeeth[arch].flatMap((tooth) => sitesAlong(tooth, side).map((site) => ({ tooth, site })))

export const isSamePlace = (one: SitePlace, other: SitePlace): boolean =>
  one.tooth === other.tooth && one.site === other.site
