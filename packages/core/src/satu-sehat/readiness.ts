import { missingForSatusehat, type PatientField, type PatientInput } from '../patient'
import { icd10Code } from './codes/icd-10-code'
import { isKfaCode } from './resource/medication'

/** Whose record lacks it, and so who can complete it. */
export type Owner = 'patient' | 'doctor' | 'room' | 'medicine' | 'visit'

/** The key of a sentence that says what is missing and what it is for. */
export type MissingKey =
  | 'patientIdentity'
  | 'patientIdentityKind'
  | 'patientField'
  | 'patientArea'
  | 'doctorNik'
  | 'doctorUnknown'
  | 'roomMissing'
  | 'roomUnknown'
  | 'medicineKfa'
  | 'diagnosisMissing'
  | 'diagnosisCode'
  | 'visitPeriod'

export interface Missing {
  owner: Owner
  /** The id of the record, where a visit may have several; null of the visit's only one. */
  id: number | null
  field: string
  key: MissingKey
}

export interface ReadinessFacts {
  patient: Pick<
    PatientInput,
    'first_name' | 'sex' | 'date_of_birth' | 'identification' | 'identity_number' | 'address'
  > & {
    ihs_number: string | null
  }
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
  ...missingOfPatient(facts.patient),
  ...missingOfDoctor(facts.doctor),
  ...missingOfRoom(facts.room),
  ...facts.medicines
    .filter(({ kfa_code }) => !isKfaCode(kfa_code))
    .map(({ id }): Missing => ({ owner: 'medicine', id, field: 'kfa_code', key: 'medicineKfa' })),
  ...missingOfDiagnoses(facts.diagnoses),
  ...(seconds(facts.finished_at) > seconds(facts.arrived_at)
    ? []
    : [{ owner: 'visit', id: null, field: 'period', key: 'visitPeriod' } as const]),
]

/** Of one the service knows it takes everything from there. */
function missingOfPatient(patient: ReadinessFacts['patient']): Missing[] {
  if (patient.ihs_number !== null) return []
  const of = (field: string, key: MissingKey): Missing => ({ owner: 'patient', id: null, field, key })
  const { identification } = patient
  const fields = missingForSatusehat(patient).map((field) => of(field, keys[field] ?? 'patientField'))
  const isForeign = identification === 'passport' || identification === 'kitas'
  return [...(isForeign ? [of('identification', 'patientIdentityKind')] : []), ...fields]
}

const keys: Partial<Record<PatientField, MissingKey>> = {
  identity_number: 'patientIdentity',
  area_code: 'patientArea',
}

function missingOfDoctor({ id, nik, ihs_number }: ReadinessFacts['doctor']): Missing[] {
  if (ihs_number !== null) return []
  return [{ owner: 'doctor', id, field: 'nik', key: nik.trim() === '' ? 'doctorNik' : 'doctorUnknown' }]
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
