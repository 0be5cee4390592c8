import type { Schema } from '@clinic/api'
import type { Database, Tables, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

export const medicalAlertColumns = [
  'id',
  'patient_id',
  'topic',
  'kind',
  'name',
  'note',
  'state',
  'state_reason',
  'recorded_by',
  'recorded_at',
  'changed_by',
  'changed_at',
  'version',
] as const satisfies readonly (keyof Tables['medical_alert'] & keyof Schema<'MedicalAlert'>)[]

/** The alerts of the clinic, those that were removed too. */
export const medicalAlertRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('medical_alert')
    .select(medicalAlertColumns)
    .where((eb) => eb.and({ company_id, clinic_id }))
