import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { photoName } from '../photo/photo-name'

/** The policies of the clinic's patients, each with its plan and payor as they are now. */
export const policyRows = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
) =>
  database
    .selectFrom('patient_policy')
    .innerJoin('insurance', (join) =>
      join
        .onRef('insurance.company_id', '=', 'patient_policy.company_id')
        .onRef('insurance.clinic_id', '=', 'patient_policy.clinic_id')
        .onRef('insurance.id', '=', 'patient_policy.insurance_id'),
    )
    .innerJoin('payor', (join) =>
      join
        .onRef('payor.company_id', '=', 'insurance.company_id')
        .onRef('payor.clinic_id', '=', 'insurance.clinic_id')
        .onRef('payor.id', '=', 'insurance.payor_id'),
    )
    .select(['patient_policy.id', 'patient_policy.patient_id', 'patient_policy.insurance_id'])
    .select(['patient_policy.member_number', 'patient_policy.relation', 'patient_policy.holder_name'])
    .select(['patient_policy.valid_from', 'patient_policy.valid_until', 'patient_policy.eligibility_note'])
    .select(['patient_policy.status', 'patient_policy.version', 'patient_policy.created_at'])
    .select(['patient_policy.updated_at', plan.as('plan'), photoName('patient_policy').as('photo')])
    .where('patient_policy.company_id', '=', company_id)
    .where('patient_policy.clinic_id', '=', clinic_id)

const plan = sql<Schema<'PolicyPlan'>>`jsonb_build_object('name', insurance.name, 'class', insurance.class,
  'status', insurance.status, 'valid_from', insurance.valid_from, 'valid_until', insurance.valid_until,
  'payor_id', payor.id, 'payor_name', payor.name, 'payor_status', payor.status,
  'payor_contract_from', payor.contract_from, 'payor_contract_until', payor.contract_until)`
