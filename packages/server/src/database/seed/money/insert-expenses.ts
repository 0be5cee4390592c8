import type { Schema } from '@clinic/api'
import { expenseEntries } from '@clinic/core/ledger'
import { periodBefore, periodOf } from '@clinic/core/time'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import { numbersOf } from './document-numbers'
import type { DemoPosting } from './insert-postings'

type Bill = Omit<Schema<'ExpenseInput'>, 'day' | 'paid_from'>

/** What is bought with cash now and then. */
const small: readonly Bill[] = [
  { category: 'supplies', paid_to: 'Toko Sinar Jaya', purpose: 'Tisu, sabun, galon', amount: 85_000, reference: '' },
  {
    category: 'transport',
    paid_to: 'Pak Udin',
    purpose: 'Antar cetakan ke laboratorium',
    amount: 35_000,
    reference: '',
  },
  {
    category: 'maintenance',
    paid_to: 'Bengkel Barokah',
    purpose: 'Ganti lampu ruang tunggu',
    amount: 60_000,
    reference: '',
  },
]

/** What the bank pays in each of the last twelve months, by the day. */
const monthly: readonly (Bill & { on: number })[] = [
  { on: 1, category: 'rent', paid_to: 'H. Achmad Fauzi', purpose: 'Sewa ruko', amount: 4_000_000, reference: 'TRF' },
  {
    on: 5,
    category: 'salary',
    paid_to: 'Karyawan klinik',
    purpose: 'Gaji bulan lalu',
    amount: 7_500_000,
    reference: 'TRF',
  },
  {
    on: 12,
    category: 'laboratory',
    paid_to: 'Lab Gigi Prima',
    purpose: 'Mahkota dan model',
    amount: 1_250_000,
    reference: 'INV-2210',
  },
  {
    on: 20,
    category: 'utilities',
    paid_to: 'PLN dan Indihome',
    purpose: 'Listrik dan internet',
    amount: 840_000,
    reference: '',
  },
]

export interface DemoExpense {
  amount: number
  cash_shift_id: number | null
  posting: DemoPosting
}

interface Paying {
  shifts: readonly { id: number; day: string; opened_at: string }[]
  today: string
}

/** Pays small things from some drawers and the bills of the last twelve months from the bank; returns what moved. */
export async function insertExpenses(tx: Transaction, place: Place, { shifts, today }: Paying): Promise<DemoExpense[]> {
  const { company_id, clinic_id, clerk } = place
  const cash = shifts.flatMap(({ id, day, opened_at }, index) => {
    const bill = index % 2 === 1 ? small[((index - 1) / 2) % small.length] : undefined
    return bill ? [{ ...bill, day, at: opened_at, paid_from: 'drawer' as const, cash_shift_id: id }] : []
  })
  const months = [periodOf(today)]
  while (months.length < 12) months.push(periodBefore(months.at(-1) ?? ''))
  const bank = months
    .flatMap((month) => monthly.map(({ on, ...bill }) => ({ ...bill, day: `${month}-${String(on).padStart(2, '0')}` })))
    .filter(({ day }) => day <= today)
    .map((bill) => ({ ...bill, at: `${bill.day}T03:00:00Z`, paid_from: 'bank' as const, cash_shift_id: null }))
  const paid = [...cash, ...bank].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  if (paid.length === 0) return []
  const next = await numbersOf(tx, place)
  const stored = await tx
    .insertInto('expense')
    .values(
      paid.map(({ at, ...bill }) => ({
        ...bill,
        company_id,
        clinic_id,
        ...next('EXP', bill.day),
        state: 'recorded' as const,
        recorded_at: at,
        recorded_by: clerk.user_name,
        updated_at: at,
      })),
    )
    .returning('id')
    .execute()
  return paid.map(({ amount, cash_shift_id, day, at }, index) => {
    const entries = expenseEntries(stored[index]?.id ?? 0, amount, cash_shift_id)
    return { amount, cash_shift_id, posting: { kind: 'expense', day, at, entries } }
  })
}
