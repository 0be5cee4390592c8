import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { appointmentPatient } from '../appointment/appointment-rows'
import { claimsOfPatients, invoiceNumber } from './claim-rows'
import { payorPaymentRows } from './payor-payment-rows'

type Clinic = Pick<Caller, 'company_id' | 'clinic_id'>

/** A payment of a payor with what it pays of each claim; nothing where there is none in the clinic. */
export async function wholePayorPayment(
  database: Database | Transaction,
  clinic: Clinic,
  id: number,
): Promise<Schema<'PayorPayment'> | undefined> {
  const payment = await payorPaymentRows(database, clinic)
    .select(['payor_payment.recorded_at', 'payor_payment.reason', 'payor_payment.voided_at'])
    .select(['payor_payment.voided_by', 'payor_payment.version'])
    .where('payor_payment.id', '=', id)
    .executeTakeFirst()
  return payment && { ...payment, claims: await paidClaims(database, clinic, id) }
}

const paidClaims = (database: Database | Transaction, clinic: Clinic, payment_id: number) =>
  claimsOfPatients(database, clinic)
    .innerJoin('payor_payment_claim', (join) =>
      join
        .onRef('payor_payment_claim.company_id', '=', 'claim.company_id')
        .onRef('payor_payment_claim.clinic_id', '=', 'claim.clinic_id')
        .onRef('payor_payment_claim.claim_id', '=', 'claim.id'),
    )
    .select(['claim.id as claim_id', invoiceNumber.as('invoice_number')])
    .select([appointmentPatient.as('patient'), 'claim.state', 'claim.claimed', 'claim.approved'])
    .select('payor_payment_claim.amount')
    .where('payor_payment_claim.payor_payment_id', '=', payment_id)
    .orderBy('claim.id')
    .execute()
