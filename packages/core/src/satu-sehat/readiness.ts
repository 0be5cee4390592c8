import { icd10Code } from './codes/icd-10-code'
import {
  type KnownPatient,
  type Missing,
  missingOfDoctor,
  missingOfMedicine,
  missingOfPatient,
} from './missing-of-record'

export interface ReadinessFacts {
  patient: KnownPatient & { ihs_number: string | null }
  doctor: { id: number; nik: string; ihs_number: string | null }
  /** Null where the visit has none. */
  room: { id: number; ihs_number: string | null } | null
  /** What was prescribed or handed out. */
  medicines: readonly { id: number; kfa_code: string }[]
  diagnoses: readonly { id: number; code: string }[]
  /** When the patient came and when treatment ended. */
  arrived_at: string
  finished_at: string
}

/** What a visit lacks before it can be sent, in the order in which people can work it off; nothing when it is ready. */
export const missingOf = (facts: ReadinessFacts): Missing[] => [
  // of one the service knows it takes everything from there
  ...(facts.patient.ihs_number === null ? missingOfPatient(facts.patient) : []),
  ...(facts.doctor.ihs_number === null ? missingOfUnknownDoctor(facts.doctor) : []),
  ...missingOfRoom(facts.room),
  ...facts.medicines.flatMap(missingOfMedicine),
  ...missingOfDiagnoses(facts.diagnoses),
  ...(seconds(facts.finished_at) > seconds(facts.arrived_at)
    ? []
    : [{ owner: 'visit', id: null, field: 'period', key: 'visitPeriod' } as const]),
]

function missingOfUnknownDoctor(doctor: ReadinessFacts['doctor']): Missing[] {
  const missing = missingOfDoctor(doctor)
  return missing.length > 0 ? missing : [{ owner: 'doctor', id: doctor.id, field: 'nik', key: 'doctorUnknown' }]
}

function missingOfRoom(room: ReadinessFacts['room']): Missing[] {
  if (room === null) return [{ owner: 'visit', id: null, field: 'room_id', key: 'roomMissing' }]
  return room.ihs_number === null ? [{ owner: 'room', id: room.id, field: 'ihs_number', key: 'roomUnknown' }] : []
}

function missingOfDiagnoses(diagnoses: ReadinessFacts['diagnoses']): Missing[] {
  if (diagnoses.length === 0) return [{ owner: 'visit', id: null, field: 'diagnoses', key: 'diagnosisMissing' }]
  return diagnoses
    .filter(({ code }) => icd10Code(code) === null)
    .map(({ id }) => ({ owner: 'visit', id, field: 'diagnoses', key: 'diagnosisCode' }))
}

/** As precise as the service is told: the end must be later than the start (rule 10121). */
const seconds = (at: string) => Math.floor(Date.parse(at) / 1000)
