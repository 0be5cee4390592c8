import type { RoleName } from '@clinic/core/access'
import { type AuditEvent, appendGroup } from '../../audit/chain'
import { patientValues } from '../../domain/patient/patient-values'
import { registrationAction } from '../../domain/registration/registration-action'
import type { Transaction } from '../schema'
import type { DemoClinic } from './clinic'
import { demoOpeningHours } from './opening-hours'
import type { DemoPatient } from './patient'
import type { DemoRegistration } from './registration'

/** A clinic in the database, and the people who decide there. */
export interface Place {
  company_id: number
  clinic_id: number
  manager: DemoAccount
  clerk: DemoAccount
}

/** Somebody who may sign in, as the audit and the moves of a visit name them. */
export interface DemoAccount extends Pick<AuditEvent, 'user_name' | 'ip'> {
  user_id: number
  role: RoleName
}

export async function insertClinic(
  tx: Transaction,
  { slug, information, users }: DemoClinic,
  { company_id, password_hash, today }: { company_id: number; password_hash: string; today: string },
): Promise<Place> {
  const { week, special_dates } = demoOpeningHours(today)
  const { id: clinic_id } = await tx
    .insertInto('clinic')
    .values({
      ...information,
      company_id,
      slug,
      opening_week: JSON.stringify(week),
      special_dates: JSON.stringify(special_dates),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const inserted = await tx
    .insertInto('user')
    .values(
      users.map((user) => ({
        ...user,
        company_id,
        clinic_id,
        password_hash,
        status: 1,
        is_demo: true,
        staff_id: null,
        doctor_id: null, // the ids are known once the people are inserted
      })),
    )
    .returning(['id as user_id', 'displayname as user_name', 'role'])
    .execute()
  const [manager, frontOffice = manager] = inserted
  if (!manager || !frontOffice) throw new Error(`Nobody works in ${slug}`)
  return { company_id, clinic_id, manager: { ...manager, ip: '' }, clerk: { ...frontOffice, ip: '' } }
}

/** Answers the ids, in the order of the patients. */
export async function insertPatients(
  tx: Transaction,
  { company_id, clinic_id, clerk }: Place,
  { patients, recordNumbers }: { patients: DemoPatient[]; recordNumbers: Map<DemoPatient, string> },
) {
  const values = patients.map((patient) => ({
    ...patientValues(patient.person),
    company_id,
    clinic_id,
    status: 'active' as const,
    record_number: recordNumbers.get(patient) ?? '',
    created_at: patient.created_at,
    updated_at: patient.created_at,
  }))
  const inserted = await tx.insertInto('patient').values(values).returning(['id', 'created_at as at']).execute()
  const creations = inserted.map(({ id, at }) => ({
    ...nothingElse,
    ...clerk,
    clinic_id,
    at,
    action: 'create',
    object: 'patient',
    object_id: id,
  }))
  await appendGroup(tx, company_id, creations)
  return new Map(patients.map((patient, index) => [patient, inserted[index]?.id ?? null]))
}

export async function insertRegistrations(
  tx: Transaction,
  { company_id, clinic_id, clerk }: Place,
  { registrations, patientIds }: { registrations: DemoRegistration[]; patientIds: Map<DemoPatient, number | null> },
) {
  const inserted = await tx
    .insertInto('registration')
    .values(
      registrations.map(({ person, patient, ...registration }) => ({
        ...registration,
        company_id,
        clinic_id,
        language: 'id' as const,
        patient: JSON.stringify(person),
        patient_id: patient && (patientIds.get(patient) ?? null),
        decided_by: ['submitted', 'expired'].includes(registration.state) ? null : clerk.user_name,
        version: registration.decided_at ? 2 : 1,
      })),
    )
    .returning(['id as object_id', 'state', 'reason', 'submitted_at', 'decided_at'])
    .execute()
  const visitor = { user_id: null, user_name: '', role: 'visitor', ip: '' } as const
  const system = { ...visitor, role: 'system' } as const
  const events = inserted.flatMap(({ object_id, state, reason, submitted_at, decided_at }) => {
    const about = { ...nothingElse, clinic_id, object: 'registration', object_id }
    const submission = { ...about, ...visitor, action: registrationAction.submitted, at: submitted_at }
    if (decided_at === null) return [submission]
    const actor = state === 'expired' ? system : clerk
    return [submission, { ...about, ...actor, action: registrationAction[state], at: decided_at, reason }]
  })
  await appendGroup(tx, company_id, events)
}

const nothingElse = { query: null, before: null, after: null, reason: null }
