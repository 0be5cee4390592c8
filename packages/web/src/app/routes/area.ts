import type { Screen } from '../screen'

/** Fetches the table of the screens of an area. */
export type Area = () => Promise<{ screens: readonly Screen[] }>

const day: Area = () => import('./day-routes')
const practice: Area = () => import('./practice-routes')
const patient: Area = () => import('./patient-routes')
const finance: Area = () => import('./finance-routes')
const stock: Area = () => import('./stock-routes')
const clinic: Area = () => import('./clinic-routes')

/** The area of what stands behind the module in an address: `dashboard` of /clinic/dashboard. Everything else is of the clinic. */
const areas: Readonly<Record<string, Area | undefined>> = {
  dashboard: day,
  'patient-check-ins': day,
  'vital-sign': day,
  assistance: day,
  idental: practice,
  'idental-backup': practice,
  patient,
  finance,
  medicine: stock,
  'medicine-transaction': stock,
  'company-medicine': stock,
}

export const areaOf = (address: string): Area => areas[address.split('/')[2] ?? ''] ?? clinic
