import type { Schema } from '@clinic/api'
import { type ArrivalProblem, arrivalProblem } from '@clinic/core/visit'
import { DatabaseError } from 'pg'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { lockStatus } from '../../use-case/lock-status'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

interface Named {
  patient_id?: number
  doctor_id?: number | null
  staff_id?: number | null
  room_id?: number | null
}

/**
 * Refuses a dentist, assistant or room that is inactive, and whoever is not of the clinic; holds all of them until the
 * transaction ends. The status of the patient is a matter of `refuseArrival`.
 */
export async function checkNamed(tx: Transaction, caller: Caller, named: Named) {
  const { patient_id = null, doctor_id = null, staff_id = null, room_id = null } = named
  const held = await lockStatus(tx, caller, {
    staff: [staff_id],
    doctor: [doctor_id],
    room: [room_id],
    patient: [patient_id],
  })
  const fields: Record<string, Sentence> = {}
  const check = (field: keyof Named, id: number | null, status: string | undefined, inactive?: Sentence) => {
    if (id === null) return
    if (status === undefined) fields[field] = 'notOffered'
    else if (status === 'inactive' && inactive) fields[field] = inactive
  }
  check('patient_id', patient_id, held.patient.get(patient_id ?? 0))
  check('doctor_id', doctor_id, held.doctor.get(doctor_id ?? 0), 'doctorInactive')
  check('staff_id', staff_id, held.staff.get(staff_id ?? 0), 'staffInactive')
  check('room_id', room_id, held.room.get(room_id ?? 0), 'roomInactive')
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields })
  return { patientStatus: statusOf(held.patient.get(patient_id ?? 0)) }
}

const statusOf = (status: string | undefined): Schema<'PatientStatus'> =>
  status === 'active' || status === 'deceased' ? status : 'inactive'

/** Refuses an arrival for what core says is in its way. Whether the patient is here already, the database knows best. */
export function refuseArrival(
  {
    patientStatus,
    ...arrival
  }: Omit<Parameters<typeof arrivalProblem>[0], 'patient'> & {
    patientStatus: Schema<'PatientStatus'>
  },
  current: Schema<'Appointment'> | undefined,
) {
  const patient = { status: patientStatus, has_open_visit: false }
  const problem = arrivalProblem({ ...arrival, patient })
  if (problem === 'notToday') throw new Refusal(409, 'arrivalOtherDay', { current })
  if (problem) throw new Refusal(422, 'checkFields', { fields: problemFields[problem] })
}

const problemFields: Record<Exclude<ArrivalProblem, 'notToday'>, Record<string, Sentence>> = {
  patientInactive: { patient_id: 'patientInactive' },
  patientDeceased: { patient_id: 'patientDeceased' },
  alreadyHere: { patient_id: 'patientHere' },
  identityUnchecked: { identity: 'required' },
}

/** Says which rule of the board two desks at once would have broken. The database holds it, so nobody can be faster. */
export function refuseBroken(error: unknown): never {
  const rule = error instanceof DatabaseError && error.constraint ? rules[error.constraint] : undefined
  throw rule ? new Refusal(409, rule.sentence, { fields: { [rule.field]: rule.sentence } }) : error
}

const rules: Record<string, { field: string; sentence: Sentence } | undefined> = {
  visit_patient_here: { field: 'patient_id', sentence: 'patientHere' },
  visit_room_called: { field: 'room_id', sentence: 'roomCalled' },
  visit_room_practice: { field: 'room_id', sentence: 'roomInPractice' },
  visit_doctor_practice: { field: 'doctor_id', sentence: 'doctorInPractice' },
}
