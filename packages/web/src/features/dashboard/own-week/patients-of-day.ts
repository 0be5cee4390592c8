import type { Card } from '../../../entities/appointment/calendar-query'
import { dateIn } from '../../../platform/time/date-in'

interface DayOfDoctor {
  date: string
  doctor_id: number
  timeZone: string
}

/** How many patients a dentist sees on a day of the clinic: each once, those who missed their appointment not. */
export const patientsOfDay = (
  appointments: readonly Pick<Card, 'doctor_id' | 'patient' | 'starts_at' | 'state'>[],
  { date, doctor_id, timeZone }: DayOfDoctor,
) =>
  new Set(
    appointments
      .filter((each) => each.doctor_id === doctor_id && each.state !== 'no_show')
      .filter(({ starts_at }) => dateIn(timeZone, Date.parse(starts_at)) === date)
      .map(({ patient }) => patient.id),
  ).size
