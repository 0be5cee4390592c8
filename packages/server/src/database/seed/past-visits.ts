import type { Schema } from '@clinic/api'
import { dentitionAt } from '@clinic/core/odontogram'
import { addDays, clinicTime, momentOf } from '@clinic/core/time'
import { weekday, yearsBetween } from './calendar'
import { type DemoExamination, type DemoMouth, demoMouths } from './mouths'
import type { DemoPatient } from './patient'
import type { DemoPeriodontium } from './periodontal/demo-periodontia'

export interface PastVisit {
  date: string
  /** A moment, in milliseconds. */
  arrived: number
  reason: Schema<'AppointmentReason'>
  note: string
  lines: readonly string[]
  examined: DemoExamination | undefined
  periodontium: DemoPeriodontium | undefined
}

interface Past {
  patient_id: number
  age: number
  visits: PastVisit[]
  mouth: DemoMouth
}

const zone = 'Asia/Jakarta'

/** Gives each mouth to the first patient of its age, or of the nearest one with the same dentition: the first visit is on the day they came, the next one two weeks later. */
export function pastVisits(today: string, patientIds: ReadonlyMap<DemoPatient, number | null>): Past[] {
  const free = [...patientIds].flatMap(([{ person, created_at }, id]) => {
    const { date } = clinicTime(Date.parse(created_at), zone)
    return id !== null && date < today
      ? [{ id, age: yearsBetween(person.date_of_birth, today), came: Date.parse(created_at), date }]
      : []
  })
  return demoMouths.flatMap((mouth) => {
    const fitting = free
      .filter(({ age }) => dentitionAt(age) === dentitionAt(mouth.ages[0]))
      .sort((one, other) => yearsOutside(one, mouth) - yearsOutside(other, mouth))
    const [patient] = fitting
    if (patient) free.splice(free.indexOf(patient), 1)
    if (!patient) return []
    const { id: patient_id, age } = patient
    return [{ patient_id, age, mouth, visits: visitsOf(mouth, { ...patient, today }) }]
  })
}

/** How many years a patient is too young or too old for a mouth. */
const yearsOutside = ({ age }: { age: number }, { ages: [from, until] }: DemoMouth) =>
  Math.max(from - age, age - until, 0)

function visitsOf(
  { visits, complaint, examined = [], periodontium = [] }: DemoMouth,
  { came, date, today }: { came: number; date: string; today: string },
) {
  const [first = [], second] = visits
  const again = openDay(addDays(date, 14))
  const begin: PastVisit = {
    date,
    arrived: came,
    reason: 'consultation',
    note: complaint,
    lines: first,
    examined: examined[0],
    periodontium: periodontium[0],
  }
  if (!second || again >= today) return [begin]
  const arrived = momentOf(again, clinicTime(came, zone).time, zone)
  return [
    begin,
    {
      date: again,
      arrived,
      reason: 'filling' as const,
      note: 'Lanjutan perawatan',
      lines: second,
      examined: examined[1],
      periodontium: periodontium[1],
    },
  ]
}

const openDay = (day: string) => (weekday(day) === 0 ? addDays(day, 1) : day)
