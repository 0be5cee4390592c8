import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export type PeriodontalTooth = Schema<'PeriodontalTooth'>
export type PeriodontalSite = Schema<'PeriodontalSite'>
export type PeriodontalChartState = Schema<'PeriodontalChartState'>
export type PeriodontalGrade = '0' | '1' | '2' | '3'

export const periodontalChartStates: Values<PeriodontalChartState> = {
  draft: { en: 'Draft', id: 'Draf', tone: 'warning' },
  final: { en: 'Final', id: 'Final', tone: 'success' },
  discarded: { en: 'Discarded', id: 'Dibuang' },
}

/** The side of the cheek first, each side from the middle of the jaw backwards. */
export const periodontalSites: Values<PeriodontalSite> = {
  mb: { en: 'Mesio-buccal', id: 'Mesiobukal' },
  b: { en: 'Mid-buccal', id: 'Midbukal' },
  db: { en: 'Disto-buccal', id: 'Distobukal' },
  ml: { en: 'Mesio-lingual', id: 'Mesiolingual' },
  l: { en: 'Mid-lingual', id: 'Midlingual' },
  dl: { en: 'Disto-lingual', id: 'Distolingual' },
}

/** What the sites at the tongue are called in the upper jaw, where the palate is. */
export const palatalSites: Values<Extract<PeriodontalSite, 'ml' | 'l' | 'dl'>> = {
  ml: { en: 'Mesio-palatal', id: 'Mesiopalatal' },
  l: { en: 'Mid-palatal', id: 'Midpalatal' },
  dl: { en: 'Disto-palatal', id: 'Distopalatal' },
}

/** Degrees by Hamp: how far a probe enters between the roots. */
export const furcationGrades: Values<PeriodontalGrade> = {
  0: { en: 'Not open', id: 'Tidak terbuka' },
  1: { en: 'Less than 3 mm', id: 'Kurang dari 3 mm' },
  2: { en: '3 mm or more, not through', id: '3 mm atau lebih, tidak tembus' },
  3: { en: 'Through and through', id: 'Tembus' },
}

/** Grades by Miller. */
export const mobilityGrades: Values<PeriodontalGrade> = {
  0: { en: 'Not mobile', id: 'Tidak goyang' },
  1: { en: 'More than normal, barely seen', id: 'Lebih dari normal, hampir tak terlihat' },
  2: { en: 'Up to 1 mm', id: 'Sampai 1 mm' },
  3: { en: 'More than 1 mm, or into the socket', id: 'Lebih dari 1 mm, atau ke arah soket' },
}

/** The sites from which a probe reaches between the roots of a tooth, in their order; none where the tooth has one root. */
export function furcationSitesOf(tooth: PeriodontalTooth): PeriodontalSite[] {
  const isUpper = tooth.startsWith('1') || tooth.startsWith('2')
  if (/[678]$/.test(tooth)) return isUpper ? ['b', 'ml', 'dl'] : ['b', 'l']
  return isUpper && tooth.endsWith('4') ? ['ml', 'dl'] : []
}
