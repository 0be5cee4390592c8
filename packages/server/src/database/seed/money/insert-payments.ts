import { documentNumber } from '@clinic/core/information'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import type { DemoInvoice } from './insert-invoices'

/** Inserts what was paid into the shifts of each day, with receipts that go on through the year; returns the payments. */
export async function insertPayments(
  tx: Transaction,
  { company_id, clinic_id, clerk }: Place,
  { invoices, shifts }: { invoices: readonly DemoInvoice[]; shifts: ReadonlyMap<string, number> },
) {
  const { payment_prefix: prefix, code } = await tx
    .selectFrom('clinic')
    .select(['payment_prefix', 'code'])
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .executeTakeFirstOrThrow()
  const last = new Map<number, number>()
  const payments = invoices.flatMap(({ id, paid, method, amounts, visit: { day, ended_at } }) => {
    const cash_shift_id = shifts.get(day)
    if (paid === 0 || cash_shift_id === undefined) return []
    const year = Number(day.slice(0, 4))
    const sequence = (last.get(year) ?? 0) + 1
    last.set(year, sequence)
    const cash_given = method === 'cash' ? Math.ceil(paid / 50_000) * 50_000 : null
    return {
      row: {
        company_id,
        clinic_id,
        kind: 'payment' as const,
        invoice_id: id,
        cash_shift_id,
        refund_of: null,
        year,
        sequence,
        number: documentNumber({ prefix, code }, year, sequence),
        amount: paid,
        tenders: JSON.stringify([{ method, amount: paid, reference: '' }]),
        cash_given,
        change: cash_given === null ? 0 : cash_given - paid,
        owed_after: amounts.total - amounts.payor - paid,
        reason: '',
        received_at: ended_at,
        received_by: clerk.user_name,
      },
      day,
      method,
    }
  })
  if (payments.length === 0) return []
  const stored = await tx
    .insertInto('payment')
    .values(payments.map(({ row }) => row))
    .returning('id')
    .execute()
  return payments.map(({ row, day, method }, index) => ({ ...row, id: stored[index]?.id ?? 0, day, method }))
}

export type DemoPayment = Awaited<ReturnType<typeof insertPayments>>[number]
