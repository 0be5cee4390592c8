import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The payments of payors of the clinic, as a list shows each. */
export const payorPaymentRows = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
) =>
  database
    .selectFrom('payor_payment')
    .innerJoin('payor', (join) =>
      join
        .onRef('payor.company_id', '=', 'payor_payment.company_id')
        .onRef('payor.clinic_id', '=', 'payor_payment.clinic_id')
        .onRef('payor.id', '=', 'payor_payment.payor_id'),
    )
    .select(['payor_payment.id', 'payor_payment.number', 'payor_payment.state', 'payor_payment.payor_id'])
    .select(['payor.name as payor_name', 'payor_payment.amount', 'payor_payment.received_on'])
    .select(['payor_payment.reference', 'payor_payment.recorded_by'])
    .where('payor_payment.company_id', '=', company_id)
    .where('payor_payment.clinic_id', '=', clinic_id)
