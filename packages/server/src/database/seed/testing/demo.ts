import { demoPassword } from '../clinic'

/** A Friday afternoon in Jakarta. */
export const today = '2026-11-20'
export const now = new Date('2026-11-20T15:30:00+07:00')

/** Who signs in to look at the demo clinic. */
export const manager = { email: 'manager@demo.test', password: demoPassword, workspace: 'clinic' }

export const inJakarta = (moment: string) => new Date(Date.parse(moment) + 7 * 3_600_000).toISOString().slice(0, 10)
