import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { appointmentPatient } from '../appointment/appointment-rows'
import { payorOwed } from '../invoice/invoice-cards'

type Clinic = Pick<Caller, 'company_id' | 'clinic_id'>

/** The claims of the clinic, as a row of the list shows each. */
export const claimRows = (database: Database | Transaction, clinic: Clinic) =>
  claimsOfPatients(database, clinic)
    .innerJoin('payor', (join) =>
      join
        .onRef('payor.company_id', '=', 'claim.company_id')
        .onRef('payor.clinic_id', '=', 'claim.clinic_id')
        .onRef('payor.id', '=', 'claim.payor_id'),
    )
    .leftJoin('claim_batch', (join) =>
      join
        .onRef('claim_batch.company_id', '=', 'claim.company_id')
        .onRef('claim_batch.clinic_id', '=', 'claim.clinic_id')
        .onRef('claim_batch.id', '=', 'claim.claim_batch_id'),
    )
    .select([
      'claim.id',
      'claim.state',
      'claim.invoice_id',
      'invoice.day',
      'claim.payor_id',
      'payor.name as payor_name',
    ])
    .select(['claim.claimed', 'claim.approved', 'claim.claim_batch_id', 'claim_batch.number as batch_number'])
    .select(['claim.due_on', 'claim.version', invoiceNumber.as('invoice_number'), planName.as('plan_name')])
    .select([memberNumber.as('member_number'), paidByPayor.as('paid'), payorOwed.as('owed')])
    .select(appointmentPatient.as('patient'))

/** The claims of the clinic, each with its invoice and patient. */
export const claimsOfPatients = (database: Database | Transaction, { company_id, clinic_id }: Clinic) =>
  database
    .selectFrom('claim')
    .innerJoin('invoice', (join) =>
      join
        .onRef('invoice.company_id', '=', 'claim.company_id')
        .onRef('invoice.clinic_id', '=', 'claim.clinic_id')
        .onRef('invoice.id', '=', 'claim.invoice_id'),
    )
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'invoice.company_id')
        .onRef('patient.clinic_id', '=', 'invoice.clinic_id')
        .onRef('patient.id', '=', 'invoice.patient_id'),
    )
    .where('claim.company_id', '=', company_id)
    .where('claim.clinic_id', '=', clinic_id)

// what is claimed is issued, and has all three
export const invoiceNumber = sql<string>`invoice.number`
const planName = sql<string>`invoice.policy ->> 'plan_name'`
export const memberNumber = sql<string>`(invoice.policy ->> 'member_number')`

// what is void pays nothing
const paidByPayor = sql<number>`coalesce((
  select sum(payor_payment_claim.amount)::bigint from payor_payment_claim
  join payor_payment on payor_payment.company_id = payor_payment_claim.company_id
    and payor_payment.clinic_id = payor_payment_claim.clinic_id and payor_payment.id = payor_payment_claim.payor_payment_id
    and payor_payment.state = 'recorded'
  where payor_payment_claim.company_id = claim.company_id and payor_payment_claim.clinic_id = claim.clinic_id
    and payor_payment_claim.claim_id = claim.id), 0)`

/** How old what a payor owes on a claim is on a day, as `ClaimAge` says. */
export const ageOn = (today: ReturnType<typeof sql<string>>) => sql<Schema<'ClaimAge'>>`case
  when claim.due_on >= ${today} then 'not_due'
  when claim.due_on >= ${today} - 30 then 'to_30'
  when claim.due_on >= ${today} - 60 then 'to_60'
  when claim.due_on >= ${today} - 90 then 'to_90'
  else 'above_90' end`

/** Of these something may be owed. */
export const openStates = [
  'draft',
  'submitted',
  'in_review',
  'approved',
  'partially_approved',
  'rejected',
  'appealed',
] as const satisfies readonly Schema<'ClaimState'>[]
