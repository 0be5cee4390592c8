import type { Schema } from '@clinic/api'
import { addDays, clinicTime, momentOf } from '@clinic/core/time'
import { appendGroup } from '../../../audit/chain'
import type { Transaction } from '../../schema'
import { weekday, yearsBetween } from '../calendar'
import { dentistsOf } from '../dentist-of'
import type { Place } from '../insert'
import type { DemoPatient } from '../patient'
import { createRandom, type Random } from '../random'
import { insertSignedNotes } from '../signed-notes'
import { noteOfErrand } from './errand-note'
import { queueNumbers } from './queue-numbers'
import { insertTreatedVisits } from './treated-visit'
import { type YearErrand, yearErrands } from './year-errands'

const zone = 'Asia/Jakarta'

interface Year {
  today: string
  products: ReadonlyMap<string, number>
  patientIds: ReadonlyMap<DemoPatient, number | null>
}

/** The visits of the last twelve months without those of the last two weeks, which others insert: treated, with the signed note of each. */
export async function insertYear(tx: Transaction, place: Place, { today, products, patientIds }: Year) {
  const dentists = await dentistsOf(tx, place)
  if (dentists.length === 0) return
  const nextNumber = await queueNumbers(tx, place)
  const drawn = drawVisits(createRandom(1912), { today, patientIds }).flatMap((visit, index) => {
    const dentist = dentists[index % dentists.length]
    if (!dentist) return []
    const { control } = visit.errand
    const proposed = control && { on: addDays(visit.visit.date, control.days), reason: control.reason }
    return { ...visit, dentist, queue_number: nextNumber(visit.visit.date), control: proposed }
  })
  const inserted = await insertTreatedVisits(tx, place, drawn)
  const events = inserted.flatMap((visit) => visit.events)
  for (const dentist of dentists) {
    const notes = drawn.flatMap(({ visit, patient_id, errand, control, dentist: { doctor_id } }, index) => {
      const treated = inserted[index]
      if (!treated || doctor_id !== dentist.doctor_id) return []
      const begun = new Date(visit.arrived).toISOString()
      const content = {
        ...noteOfErrand(errand, { products, doctor_id, begun, isCharted: true }),
        control: control ?? null,
      }
      return { visit_id: treated.id, patient_id, signed_at: treated.finished_at, content }
    })
    events.push(...(await insertSignedNotes(tx, place, { notes, dentist })))
  }
  await appendGroup(
    tx,
    place.company_id,
    events.sort((one, other) => one.at.localeCompare(other.at)),
  )
}

interface DrawnVisit {
  visit: { date: string; arrived: number; reason: Schema<'AppointmentReason'>; note: string }
  patient_id: number
  errand: YearErrand
}

/** How much of its usual work each month has: few visits around New Year and in the fasting month, many in the school holidays. */
const seasons = [0.8, 0.95, 0.8, 0.9, 1, 1.15, 1.2, 1, 1, 1.05, 1.05, 0.85]
/** How many days are between two visits of a patient at least. */
const rest = 14

/** On each open day some of the patients known by then come, whoever came least lately first. */
function drawVisits(random: Random, { today, patientIds }: Pick<Year, 'today' | 'patientIds'>): DrawnVisit[] {
  const known = [...patientIds].flatMap(([{ person, created_at }, id]) =>
    id === null
      ? []
      : { id, came: clinicTime(Date.parse(created_at), zone).date, age: yearsBetween(person.date_of_birth, today) },
  )
  const last = new Map(known.map(({ id, came }) => [id, came]))
  const braced = new Set<number>()
  const visits: DrawnVisit[] = []
  for (let day = addDays(today, -365); day <= addDays(today, -15); day = addDays(day, 1)) {
    if (!isOpen(day)) continue
    const free = known
      .filter(({ id, came }) => came < day && addDays(last.get(id) ?? came, rest) <= day)
      .sort((one, other) => (last.get(one.id) ?? '').localeCompare(last.get(other.id) ?? '') || one.id - other.id)
    const usual = free.length * 0.09 * (seasons[Number(day.slice(5, 7)) - 1] ?? 1)
    const count = Math.floor(usual) + (random.chance(usual % 1) ? 1 : 0)
    const times = timesOf(random, { day, count })
    for (const time of times) {
      const patient = free.splice(random.integer(0, Math.min(free.length - 1, 5)), 1)[0]
      if (!patient) break
      const { id: patient_id, age } = patient
      const errand = errandOf(random, { age, isBraced: braced.has(patient_id) })
      if (errand.service === 'ORT-01') braced.add(patient_id)
      last.set(patient_id, day)
      const visit = { date: day, arrived: momentOf(day, time, zone), reason: errand.reason, note: errand.complaint }
      visits.push({ visit, patient_id, errand })
    }
  }
  return visits
}

/** The clinic is closed on Sunday and on the holidays with a fixed date. */
const isOpen = (day: string) =>
  weekday(day) !== 0 && !['01-01', '05-01', '06-01', '08-17', '12-25'].includes(day.slice(5))

/** Hours of arrival within the opening hours, the first first; nobody comes at the same minute. */
function timesOf(random: Random, { day, count }: { day: string; count: number }) {
  const hours = weekday(day) === 6 ? saturdayHours : weekdayHours
  const begin = random.integer(0, hours.length - 1)
  return Array.from({ length: Math.min(count, hours.length) }, (_, index) => hours[(begin + index) % hours.length] ?? 9)
    .sort((one, other) => one - other)
    .map((hour) => `${String(hour).padStart(2, '0')}:${String(random.integer(0, 55)).padStart(2, '0')}`)
}

const weekdayHours = [9, 10, 11, 15, 16, 17, 18]
const saturdayHours = [9, 10, 11, 12]

function errandOf(random: Random, { age, isBraced }: { age: number; isBraced: boolean }) {
  if (age < 12) return random.draw(yearErrands.child)
  if (isBraced) return random.draw(yearErrands.braced)
  return random.draw(age <= 30 ? yearErrands.young : yearErrands.adult)
}
