import type { Schema } from '@clinic/api'
import { type TreatmentProblem, treatmentProblem } from '../doctor'
import { openingHoursOn } from '../information'
import { clinicTime, day } from '../time'

export type AppointmentProblem =
  | 'notTime'
  | 'notAfterStart'
  | 'tooShort'
  | 'tooLong'
  | 'inPast'
  | 'tooFar'
  | 'clinicInactive'
  | 'clinicClosed'
  | 'noShift'
  | 'quotaFull'
  | 'doctorInactive'
  | 'doctorRefersOnly'
  | 'licenceMissing'
  | 'licenceExpired'
  | 'roomInactive'
  | 'roomInMaintenance'
  | 'patientInactive'
  | 'patientDeceased'

type Field = 'starts_at' | 'ends_at' | 'doctor_id' | 'room_id' | 'patient_id'
export type AppointmentProblems = { [Each in Field]?: AppointmentProblem }

/** The facts a booking is checked against. */
export interface AppointmentFacts {
  now: Date
  clinic: Pick<Schema<'OpeningHours'>, 'week' | 'special_dates'> & {
    status: Schema<'ClinicStatus'>
    time_zone: Schema<'TimeZone'>
  }
  doctor: Parameters<typeof treatmentProblem>[0]
  /** The shifts of the dentist that take place then; `booked` counts the other appointments of each. */
  shifts: readonly { starts_at: string; ends_at: string; quota: number | null; booked: number }[]
  /** Null while no room is chosen. */
  room: { status: Schema<'RoomStatus'>; in_maintenance: boolean } | null
  patient: { status: Schema<'PatientStatus'> }
}

const minute = 60_000
export const shortestAppointment = 5
export const longestAppointment = 480
const farthest = 366

type Times = Pick<Schema<'AppointmentInput'>, 'starts_at' | 'ends_at'>

/** Returns the problems of an appointment's time by field, independent of dentist and room. */
export function slotProblems({ starts_at, ends_at }: Times, { now }: { now: Date }): AppointmentProblems {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)]
  if (Number.isNaN(start)) return { starts_at: 'notTime' }
  if (Number.isNaN(end)) return { ends_at: 'notTime' }
  if (start < now.getTime()) return { starts_at: 'inPast' }
  if (start > now.getTime() + farthest * day) return { starts_at: 'tooFar' }
  if (end <= start) return { ends_at: 'notAfterStart' }
  if (end - start < shortestAppointment * minute) return { ends_at: 'tooShort' }
  return end - start > longestAppointment * minute ? { ends_at: 'tooLong' } : {}
}

/**
 * Returns the problems that prevent a booking, by field. Overlaps with other appointments are not among them: only the database
 * knows who was faster. A dentist on leave today may be booked for later: shifts say when they work.
 */
export function appointmentProblems(times: Times, facts: AppointmentFacts): AppointmentProblems {
  const found = slotProblems(times, facts)
  if (Object.keys(found).length > 0) return found
  const [start, end] = [Date.parse(times.starts_at), Date.parse(times.ends_at)]
  return defined({
    starts_at: startProblem(start, end, facts),
    doctor_id: doctorProblem(start, facts),
    room_id: roomProblem(facts),
    patient_id: patientProblem(facts),
  })
}

function patientProblem({ patient: { status } }: AppointmentFacts): AppointmentProblem | undefined {
  if (status === 'deceased') return 'patientDeceased'
  return status === 'active' ? undefined : 'patientInactive'
}

/** Whether a manager may book against a rule, with a reason. */
export const isOverridable = (problem: AppointmentProblem) => overridable.has(problem)

const overridable: ReadonlySet<AppointmentProblem> = new Set<AppointmentProblem>([
  'clinicClosed',
  'noShift',
  'quotaFull',
  'licenceMissing',
  'licenceExpired',
  'roomInMaintenance',
])

function startProblem(
  start: number,
  end: number,
  { clinic, shifts }: AppointmentFacts,
): AppointmentProblem | undefined {
  if (clinic.status === 'inactive') return 'clinicInactive'
  if (!isOpen(start, end, clinic)) return 'clinicClosed'
  const shift = shifts.find((each) => Date.parse(each.starts_at) <= start && end <= Date.parse(each.ends_at))
  if (!shift) return 'noShift'
  return shift.quota !== null && shift.booked >= shift.quota ? 'quotaFull' : undefined
}

function isOpen(start: number, end: number, clinic: AppointmentFacts['clinic']) {
  const [from, until] = [clinicTime(start, clinic.time_zone), clinicTime(end, clinic.time_zone)]
  const hours = openingHoursOn(clinic, from.date)
  return from.date === until.date && hours.some((each) => each.from <= from.time && until.time <= each.until)
}

function doctorProblem(start: number, { clinic, doctor }: AppointmentFacts): AppointmentProblem | undefined {
  const problem = treatmentProblem(doctor, clinicTime(start, clinic.time_zone).date)
  return problem === null ? undefined : doctorProblems[problem]
}

const doctorProblems = {
  inactive: 'doctorInactive',
  refers_only: 'doctorRefersOnly',
  licence_missing: 'licenceMissing',
  licence_expired: 'licenceExpired',
} satisfies Record<TreatmentProblem, AppointmentProblem>

function roomProblem({ room }: AppointmentFacts): AppointmentProblem | undefined {
  if (room?.status === 'inactive') return 'roomInactive'
  return room?.in_maintenance ? 'roomInMaintenance' : undefined
}

const defined = (problems: { [Each in Field]?: AppointmentProblem | undefined }): AppointmentProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
