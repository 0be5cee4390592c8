import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import { isStanding } from '../../domain/visit/standing-vital-sign'
import type { Caller } from '../../use-case/contract'

const inputColumns = [
  'systolic',
  'diastolic',
  'arm',
  'position',
  'pulse',
  'respiration',
  'temperature',
  'oxygen_saturation',
  'weight',
  'height',
  'glucose',
  'glucose_timing',
  'pain',
  'consciousness',
  'unmeasurable_reason',
  'is_pregnant',
  'pregnancy_weeks',
  'is_breastfeeding',
  'note',
] as const satisfies readonly (keyof Schema<'VitalSignInput'>)[]

/** The measurements of the clinic, each with whether it was corrected. */
export const vitalSignRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('vital_sign')
    .select(['id', 'visit_id', ...inputColumns, 'level', 'supersedes', 'correction_reason'])
    .select(['taken_at', 'recorded_at', 'recorded_by', 'acknowledged_at', 'acknowledged_by'])
    .select(sql<Schema<'VitalSign'>['state']>`case when ${isStanding} then 'recorded' else 'corrected' end`.as('state'))
    .where((eb) => eb.and({ company_id, clinic_id }))
