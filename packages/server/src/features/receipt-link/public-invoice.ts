import type { Schema } from '@clinic/api'
import { initialsOf } from '@clinic/core/patient'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { invoiceCards } from '../../domain/invoice/invoice-cards'
import type { Tenant } from './receipt-link-rows'

export type PublicPaper = Omit<Schema<'PublicReceipt'>, 'clinic' | 'time_zone' | 'now' | 'expires_at'>

/** An invoice as it stands now. Names each column: one that is read for another reason is not shown by that. */
export async function publicInvoice(database: Database, tenant: Tenant, id: number): Promise<PublicPaper> {
  const invoice = await publicSums(database, tenant, id)
  const { number, day, state, patient, paid, refunded } = invoice
  return {
    kind: 'invoice',
    state: state === 'void' ? 'void' : refunded > 0 && paid === 0 ? 'refunded' : 'valid',
    number,
    invoice_number: number,
    day,
    patient_initials: initialsOf(patient),
    lines: await linesOf(database, tenant, id),
    tenders: [],
    amount: invoice.total,
    ...sumsOf(invoice),
    refunded,
  }
}

/** What an invoice came to, and what of it is paid and owed now. */
export async function publicSums(database: Database, tenant: Tenant, id: number) {
  const { amounts, number, ...invoice } = await invoiceCards(database, tenant)
    .select(['invoice.amounts', refundedOf.as('refunded')])
    .where('invoice.id', '=', id)
    .executeTakeFirstOrThrow()
  if (!amounts || number === null) throw new Error(`Invoice ${id} has a link and is a draft`)
  const { total, rounding, stamp_duty } = amounts
  return { ...invoice, number, total, rounding, stamp_duty, payor: invoice.issued_payor }
}

export const sumsOf = ({
  total,
  rounding,
  stamp_duty,
  payor,
  paid,
  owed,
}: Pick<PublicPaper, 'total' | 'rounding' | 'stamp_duty' | 'payor' | 'paid' | 'owed'>) => ({
  total,
  rounding,
  stamp_duty,
  payor,
  paid,
  owed,
})

const refundedOf = sql<number>`(
  select coalesce(sum(payment.amount), 0)::bigint from payment
  where payment.company_id = invoice.company_id and payment.clinic_id = invoice.clinic_id
    and payment.invoice_id = invoice.id and payment.kind = 'refund')`

async function linesOf(database: Database, { company_id, clinic_id }: Tenant, invoice_id: number) {
  const lines = await database
    .selectFrom('invoice_line')
    .select(['name', 'name_en', 'quantity', 'amounts'])
    .where((eb) => eb.and({ company_id, clinic_id, invoice_id }))
    .orderBy('position')
    .orderBy('id')
    .execute()
  return lines.map(({ amounts, ...line }) => ({ ...line, amount: amounts?.total ?? 0 }))
}
