import { momentOf } from '@clinic/core/time'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { foundInvoices } from '../../domain/invoice/found-invoices'
import { paymentRows } from '../../domain/invoice/payment-rows'
import type { Caller, UseCase } from '../../use-case/contract'
import { list, rowsOfPage } from '../../use-case/list'

export const listPayment: UseCase<'listPayment'> = async ({ database, caller, now, query }) => {
  const { kind, method, cash_shift_id, from, until } = query
  const { time_zone } = await clinicDay(database, caller, now)
  const iso = (day: string, time: string) => new Date(momentOf(day, time, time_zone)).toISOString()
  const payments = paymentIds(database, caller).where((eb) =>
    eb.and([
      ...(kind ? [eb('payment.kind', '=', kind)] : []),
      ...(method ? [sql<boolean>`payment.tenders @> ${JSON.stringify([{ method }])}`] : []),
      ...(cash_shift_id ? [eb('payment.cash_shift_id', '=', cash_shift_id)] : []),
      ...(from ? [eb('payment.received_at', '>=', iso(from, '00:00'))] : []),
      ...(until ? [eb('payment.received_at', '<', iso(until, '24:00'))] : []),
    ]),
  )
  const page = await list(database, payments, query, {
    searchColumn: (word) => sql`(${word.isIn(sql`lower(payment.number)`)}
      or ${word.isAmong('payment.invoice_id', foundInvoices(word, caller))})`,
    sort: { received_at: ['payment.received_at'] },
    defaultSort: '-received_at',
    id: 'payment.id',
  })
  return { ...page, rows: await rowsOfPage(page.rows, paymentRows(database, caller), 'payment.id') }
}

/** What pages are counted and sorted by. */
const paymentIds = (database: Database, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('payment')
    .select('payment.id')
    .where('payment.company_id', '=', company_id)
    .where('payment.clinic_id', '=', clinic_id)
