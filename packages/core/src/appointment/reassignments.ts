import type { Schema } from '@clinic/api'
import { occupiesSlot } from './appointment.machine'

type Card = Schema<'AppointmentCard'>

export type ReassignmentProblem = 'clinicClosed' | 'patientInactive' | 'hasBegun' | 'noShift' | 'taken' | 'quotaFull'

/** What comes of giving an appointment to another dentist at the same time: the room it goes to, or why it stays. */
export type Reassignment =
  | { appointment: Card; fits: true; room_id: number | null }
  | { appointment: Card; fits: false; problem: ReassignmentProblem }

interface Reassigned {
  /** Who takes them over. */
  doctor_id: number
  /** Everything planned on the days of the appointments. */
  calendar: Pick<Schema<'AppointmentCalendar'>, 'appointments' | 'shifts' | 'rooms' | 'maintenance'>
  /** milliseconds */
  now: number
}

/**
 * Returns for each appointment whether another dentist can take it over at its time, the earliest first: each that fits takes its time
 * from those after it. The server has the last word, on licences too.
 */
export function reassignments(appointments: readonly Card[], { doctor_id, calendar, now }: Reassigned): Reassignment[] {
  const places = new Map(
    calendar.appointments.filter(({ state }) => occupiesSlot(state)).map((each) => [each.id, each]),
  )
  const inOrder = [...appointments].sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id)
  return inOrder.map((appointment): Reassignment => {
    const others = [...places.values()].filter(({ id }) => id !== appointment.id)
    const theirs = others.filter((each) => each.doctor_id === doctor_id)
    const shift = calendar.shifts.find((each) => each.doctor_id === doctor_id && covers(each, appointment))
    const problem = problemOf(appointment, { shift, theirs, now })
    if (problem !== undefined || !shift) return { appointment, fits: false, problem: problem ?? 'noShift' }
    const room_id = roomFor(appointment, { calendar, others, wanted: shift.room_id ?? appointment.room_id })
    places.set(appointment.id, { ...appointment, doctor_id, room_id })
    return { appointment, fits: true, room_id }
  })
}

type Shift = Schema<'CalendarShift'>

function problemOf(
  { violated_rules, ...time }: Card,
  { shift, theirs, now }: { shift: Shift | undefined; theirs: readonly Card[]; now: number },
): ReassignmentProblem | undefined {
  if (Date.parse(time.starts_at) < now) return 'hasBegun'
  if (violated_rules.includes('clinic_closed') || violated_rules.includes('clinic_inactive')) return 'clinicClosed'
  if (violated_rules.includes('patient_inactive')) return 'patientInactive'
  if (!shift) return 'noShift'
  if (theirs.some((each) => overlap(each, time))) return 'taken'
  const booked = theirs.filter(({ starts_at }) => isWithin(Date.parse(starts_at), shift))
  return shift.quota !== null && booked.length >= shift.quota ? 'quotaFull' : undefined
}

/** The wanted room, if patients can be treated in it then and nobody else is there; else it is decided on arrival. */
function roomFor(
  time: Card,
  { calendar, others, wanted }: { calendar: Reassigned['calendar']; others: readonly Card[]; wanted: number | null },
) {
  const isUsable = calendar.rooms.some(
    ({ id, type, status }) => id === wanted && type === 'treatment' && status === 'active',
  )
  const isTaken = [...others, ...calendar.maintenance].some((each) => each.room_id === wanted && overlap(each, time))
  return isUsable && !isTaken ? wanted : null
}

interface Times {
  starts_at: string
  ends_at: string
}

const overlap = (one: Times, other: Times) =>
  Date.parse(one.starts_at) < Date.parse(other.ends_at) && Date.parse(other.starts_at) < Date.parse(one.ends_at)
const covers = (shift: Times, time: Times) =>
  Date.parse(shift.starts_at) <= Date.parse(time.starts_at) && Date.parse(time.ends_at) <= Date.parse(shift.ends_at)
const isWithin = (moment: number, { starts_at, ends_at }: Times) =>
  Date.parse(starts_at) <= moment && moment < Date.parse(ends_at)
