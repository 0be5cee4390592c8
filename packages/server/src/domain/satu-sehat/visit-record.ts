import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { findingOf, findingRows } from '../odontogram/finding-rows'
import { oralExaminationsOfVisit } from '../oral-examination/oral-examination-rows'
import { patientColumns } from '../patient/patient-columns'
import { dispensedOf } from './dispensed-of'

/** Whose visit it is: reading for SATUSEHAT is done by the program, for no user. */
type Clinic = Pick<Caller, 'company_id' | 'clinic_id'>

export type VisitRecord = NonNullable<Awaited<ReturnType<typeof visitRecord>>>

/** All rows that SATUSEHAT is told of a visit; undefined where the clinic has no such visit. */
export async function visitRecord(database: Database | Transaction, clinic: Clinic, id: number) {
  const { company_id, clinic_id } = clinic
  const visit = await database
    .selectFrom('visit')
    .select(['id', 'clinic_id', 'patient_id', 'doctor_id', 'room_id', 'state'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
  if (!visit) return undefined
  const events = await database
    .selectFrom('visit_event')
    .select(['to_state', 'at'])
    .where((eb) => eb.and({ company_id, clinic_id, visit_id: id }))
    .orderBy('id')
    .execute()
  const examinations = await oralExaminationsOfVisit(database, clinic, id)
  return {
    clinic: await database
      .selectFrom('clinic')
      .select('name')
      .where((eb) => eb.and({ company_id, id: clinic_id }))
      .executeTakeFirstOrThrow(),
    visit: { ...visit, events },
    patient: await database
      .selectFrom('patient')
      .select(patientColumns)
      .where((eb) => eb.and({ company_id, clinic_id, id: visit.patient_id }))
      .executeTakeFirstOrThrow(),
    doctor: await personOf(database, clinic, visit.doctor_id),
    room: await roomOf(database, clinic, visit.room_id),
    vital_signs: await database
      .selectFrom('vital_sign')
      .selectAll()
      .where((eb) => eb.and({ company_id, clinic_id, visit_id: id }))
      .orderBy('id')
      .execute(),
    findings: (await findingRows(database, clinic).where('patient_id', '=', visit.patient_id).execute()).map(findingOf),
    examination: examinations.findLast(({ state }) => state === 'final'),
    note: await noteOf(database, clinic, id),
    ...(await dispensedOf(database, clinic, id)),
    alerts: await database
      .selectFrom('medical_alert')
      .selectAll()
      .where((eb) => eb.and({ company_id, clinic_id, patient_id: visit.patient_id, topic: 'allergy' }))
      .orderBy('id')
      .execute(),
  }
}

const personOf = async (database: Database | Transaction, { company_id, clinic_id }: Clinic, id: number | null) =>
  id === null
    ? undefined
    : database
        .selectFrom('doctor')
        .select(['id', 'nik', 'display_name'])
        .where((eb) => eb.and({ company_id, clinic_id, id }))
        .executeTakeFirst()

const roomOf = async (database: Database | Transaction, { company_id, clinic_id }: Clinic, id: number | null) =>
  id === null
    ? undefined
    : database
        .selectFrom('room')
        .select(['id', 'code', 'name', 'note', 'status'])
        .where((eb) => eb.and({ company_id, clinic_id, id }))
        .executeTakeFirst()

/** What the last signed note says: a visit that was reopened has another one, which holds. */
async function noteOf(database: Database | Transaction, { company_id, clinic_id }: Clinic, visit_id: number) {
  const note = await database
    .selectFrom('note')
    .select(['id', (eb) => eb.ref('note.signed_at').$notNull().as('signed_at')])
    .where((eb) => eb.and({ company_id, clinic_id, visit_id, state: 'signed' }))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!note) return undefined
  return {
    signed_at: note.signed_at,
    diagnoses: await database
      .selectFrom('diagnosis')
      .select(['id', 'code', 'tooth', 'rank', 'certainty', 'prognosis'])
      .where((eb) => eb.and({ company_id, clinic_id, note_id: note.id }))
      .orderBy('id')
      .execute(),
    procedures: await database
      .selectFrom('procedure')
      .select(['id', 'name', 'icd9cm', 'tooth', 'outcome', 'note'])
      .where((eb) => eb.and({ company_id, clinic_id, note_id: note.id }))
      .orderBy('id')
      .execute(),
  }
}
