import { closingEntries, openingEntries } from '@clinic/core/ledger'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import type { DemoExpense } from './insert-expenses'
import type { DemoInvoice } from './insert-invoices'
import type { DemoPayment } from './insert-payments'
import type { DemoPosting } from './insert-postings'

const hour = 3_600_000
const openingFloat = 500_000

/** Opens a shift for each day on which somebody paid; that of today stays open. Returns their ids by day. */
export async function insertShifts(
  tx: Transaction,
  { company_id, clinic_id, clerk }: Place,
  { invoices, today }: { invoices: readonly DemoInvoice[]; today: string },
) {
  const days = new Map<string, string[]>()
  for (const { paid, visit } of invoices)
    if (paid > 0) days.set(visit.day, [...(days.get(visit.day) ?? []), visit.ended_at])
  const shifts = Array.from(days, ([day, times]) => ({
    day,
    opened_at: later(times[0] ?? '', -hour),
    closed_at: day === today ? null : later(times.at(-1) ?? '', hour),
  }))
  if (shifts.length === 0) return []
  const stored = await tx
    .insertInto('cash_shift')
    .values(
      shifts.map(({ opened_at, closed_at }, index) => ({
        company_id,
        clinic_id,
        user_id: clerk.user_id,
        user_name: clerk.user_name,
        state: closed_at === null ? ('open' as const) : ('closed' as const),
        opened_at,
        closed_at,
        closed_by: closed_at && clerk.user_name,
        variance_reason: closed_at !== null && isShort(index) ? 'Salah memberi kembalian' : '',
        version: closed_at === null ? 1 : 3,
        updated_at: closed_at ?? opened_at,
      })),
    )
    .returning('id')
    .execute()
  return shifts.map((shift, index) => ({ ...shift, id: stored[index]?.id ?? 0, missing: isShort(index) ? 5_000 : 0 }))
}

type DemoShift = Awaited<ReturnType<typeof insertShifts>>[number]

/** In one shift of fifteen some change was given twice. */
const isShort = (index: number) => index % 15 === 2

const sum = (parts: readonly { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0)

const later = (moment: string, milliseconds: number) => new Date(Date.parse(moment) + milliseconds).toISOString()

interface Counted {
  shifts: readonly DemoShift[]
  payments: readonly DemoPayment[]
  expenses: readonly DemoExpense[]
}

/** Counts the drawers of the closed shifts, and returns the postings that opened and emptied each. */
export async function countShifts(
  tx: Transaction,
  { company_id, clinic_id, clerk }: Place,
  { shifts, payments, expenses }: Counted,
): Promise<DemoPosting[]> {
  const counted = shifts.flatMap((shift) => {
    if (shift.closed_at === null) return []
    const cash = payments.filter(({ method, cash_shift_id }) => method === 'cash' && cash_shift_id === shift.id)
    const spent = expenses.filter(({ cash_shift_id }) => cash_shift_id === shift.id)
    const expected = openingFloat + sum(cash) - sum(spent)
    return { ...shift, closed_at: shift.closed_at, expected, counted: expected - shift.missing }
  })
  if (counted.length > 0)
    await tx
      .insertInto('cash_count')
      .values(
        counted.map(({ id, closed_at, counted }) => ({
          company_id,
          clinic_id,
          cash_shift_id: id,
          counted,
          counted_at: closed_at,
          counted_by: clerk.user_name,
        })),
      )
      .execute()
  const opened = shifts.map(
    ({ id: cash_shift_id, day, opened_at }): DemoPosting => ({
      kind: 'opening',
      day,
      at: opened_at,
      entries: openingEntries(cash_shift_id, openingFloat),
    }),
  )
  const closed = counted.map(
    ({ id: cash_shift_id, day, closed_at, expected, counted }): DemoPosting => ({
      kind: 'closing',
      day,
      at: closed_at,
      entries: closingEntries(cash_shift_id, { expected, counted }),
    }),
  )
  return [...opened, ...closed]
}
