import { accountRaces } from './account'
import { appointmentRaces } from './appointment'
import { bookingRaces } from './booking'
import { recordRaces } from './record'
import { scheduleRaces } from './schedule'
import type { FactRace } from './stage'
import { visitRaces } from './visit'

export const factRaces: readonly FactRace[] = [
  ...bookingRaces,
  ...visitRaces,
  ...appointmentRaces,
  ...scheduleRaces,
  ...accountRaces,
  ...recordRaces,
]
