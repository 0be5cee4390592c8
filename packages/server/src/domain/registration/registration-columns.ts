import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** What a visitor said stays as it was sent; what was not asked then is empty. */
const patient = sql<Schema<'PatientInput'>>`
  jsonb_build_object(
    'guardian_name', '', 'guardian_relationship', null, 'guardian_phone', '', 'satusehat_access', 'not_asked',
    'no_messages', false
  ) || registration.patient`.as('patient')

/** A registration as the contract shows it. */
export const registrationColumns = [
  'id',
  'code',
  'state',
  'language',
  patient,
  'screening',
  'patient_id',
  'reason',
  'submitted_at',
  'decided_at',
  'decided_by',
  'version',
] as const

/** The registrations of the caller's clinic, as they stand in a list. */
export const registrationRows = (database: Database, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('registration')
    .select(['id', 'code', 'state', 'submitted_at', 'decided_at', 'decided_by'])
    .select((eb) => [
      eb.ref('patient', '->>').key('first_name').as('first_name'),
      eb.ref('patient', '->>').key('last_name').as('last_name'),
      eb.ref('patient', '->>').key('sex').as('sex'),
      eb.ref('patient', '->>').key('date_of_birth').as('date_of_birth'),
      eb.ref('patient', '->>').key('phone').as('phone'),
    ])
    .where((eb) => eb.and({ company_id, clinic_id }))
