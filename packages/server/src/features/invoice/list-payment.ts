import { momentOf } from '@clinic/core/time'
import { sql } from 'kysely'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { paymentRows } from '../../domain/invoice/payment-rows'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listPayment: UseCase<'listPayment'> = async ({ database, caller, now, query }) => {
  const { kind, method, cash_shift_id, from, until } = query
  const { time_zone } = await clinicDay(database, caller, now)
  const iso = (day: string, time: string) => new Date(momentOf(day, time, time_zone)).toISOString()
  const payments = paymentRows(database, caller).where((eb) =>
    eb.and([
      ...(kind ? [eb('payment.kind', '=', kind)] : []),
      ...(method ? [sql<boolean>`payment.tenders @> ${JSON.stringify([{ method }])}`] : []),
      ...(cash_shift_id ? [eb('payment.cash_shift_id', '=', cash_shift_id)] : []),
      ...(from ? [eb('payment.received_at', '>=', iso(from, '00:00'))] : []),
      ...(until ? [eb('payment.received_at', '<', iso(until, '24:00'))] : []),
    ]),
  )
  return list(database, payments, query, {
    searchColumn: sql`lower(payment.number || ' ' || invoice.number) || ' ' || patient.search`,
    sort: { received_at: ['payment.received_at'] },
    defaultSort: '-received_at',
    id: 'payment.id',
  })
}
