import type { Schema } from '@clinic/api'
import { initialsOf } from '@clinic/core/patient'
import { clinicTime } from '@clinic/core/time'
import type { Database } from '../../database/schema'
import { paymentRows } from '../../domain/invoice/payment-rows'
import { type PublicPaper, publicSums, sumsOf } from './public-invoice'
import type { Tenant } from './receipt-link-rows'

interface Wanted {
  id: number
  time_zone: Schema<'TimeZone'>
}

/** The receipt of a payment or a refund as it stands now: like its paper, it names its invoice and none of the services. */
export async function publicPayment(
  database: Database,
  tenant: Tenant,
  { id, time_zone }: Wanted,
): Promise<PublicPaper> {
  const payment = await paymentRows(database, tenant).where('payment.id', '=', id).executeTakeFirstOrThrow()
  const invoice = await publicSums(database, tenant, payment.invoice_id)
  const { kind, number, invoice_number, patient, amount, refunded, received_at } = payment
  return {
    kind,
    state: kind === 'payment' && refunded >= amount ? 'refunded' : invoice.state === 'void' ? 'void' : 'valid',
    number,
    invoice_number,
    day: clinicTime(Date.parse(received_at), time_zone).date,
    patient_initials: initialsOf(patient),
    lines: [],
    tenders: payment.tenders.map(({ method, amount: part }) => ({ method, amount: part })),
    amount,
    ...sumsOf(invoice),
    refunded,
  }
}
