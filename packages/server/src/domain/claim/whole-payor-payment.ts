import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { appointmentPatient } from '../appointment/appointment-rows'

type Clinic = Pick<Caller, 'company_id' | 'clinic_id'>

/** A payment of a payor with what it pays of each claim; nothing where there is none in the clinic. */
export async function wholePayorPayment(
  database: Database | Transaction,
  { company_id, clinic_id }: Clinic,
  id: number,
): Promise<Schema<'PayorPayment'> | undefined> {
  const payment = await database
    .selectFrom('payor_payment')
    .innerJoin('payor', (join) =>
      join
        .onRef('payor.company_id', '=', 'payor_payment.company_id')
        .onRef('payor.clinic_id', '=', 'payor_payment.clinic_id')
        .onRef('payor.id', '=', 'payor_payment.payor_id'),
    )
    .select(['payor_payment.id', 'payor_payment.number', 'payor_payment.state', 'payor_payment.payor_id'])
    .select(['payor.name as payor_name', 'payor_payment.amount', 'payor_payment.received_on'])
    .select(['payor_payment.reference', 'payor_payment.recorded_at', 'payor_payment.recorded_by'])
    .select(['payor_payment.reason', 'payor_payment.voided_at', 'payor_payment.voided_by', 'payor_payment.version'])
    .where('payor_payment.company_id', '=', company_id)
    .where('payor_payment.clinic_id', '=', clinic_id)
    .where('payor_payment.id', '=', id)
    .executeTakeFirst()
  return payment && { ...payment, claims: await paidClaims(database, { company_id, clinic_id }, id) }
}

const paidClaims = (database: Database | Transaction, { company_id, clinic_id }: Clinic, payment_id: number) =>
  database
    .selectFrom('payor_payment_claim')
    .innerJoin('claim', (join) =>
      join
        .onRef('claim.company_id', '=', 'payor_payment_claim.company_id')
        .onRef('claim.clinic_id', '=', 'payor_payment_claim.clinic_id')
        .onRef('claim.id', '=', 'payor_payment_claim.claim_id'),
    )
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
    // what is claimed is issued, and has a number
    .select(['payor_payment_claim.claim_id', sql<string>`invoice.number`.as('invoice_number')])
    .select([appointmentPatient.as('patient'), 'payor_payment_claim.amount'])
    .where('payor_payment_claim.company_id', '=', company_id)
    .where('payor_payment_claim.clinic_id', '=', clinic_id)
    .where('payor_payment_claim.payor_payment_id', '=', payment_id)
    .orderBy('payor_payment_claim.claim_id')
    .execute()
