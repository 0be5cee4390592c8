import type { Schema } from '@clinic/api'
import { expenseEntries } from '@clinic/core/ledger'
import { nextDocumentNumber } from '../../../domain/clinic/next-document-number'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
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

/** What the bank pays in each month, by the day. */
const monthly: readonly (Bill & { on: number })[] = [
  { on: 1, category: 'rent', paid_to: 'H. Achmad Fauzi', purpose: 'Sewa ruko', amount: 12_000_000, reference: 'TRF' },
  {
    on: 5,
    category: 'salary',
    paid_to: 'Karyawan klinik',
    purpose: 'Gaji bulan lalu',
    amount: 18_500_000,
    reference: 'TRF',
  },
  {
    on: 12,
    category: 'laboratory',
    paid_to: 'Lab Gigi Prima',
    purpose: 'Mahkota dan model',
    amount: 2_750_000,
    reference: 'INV-2210',
  },
  {
    on: 20,
    category: 'utilities',
    paid_to: 'PLN dan Indihome',
    purpose: 'Listrik dan internet',
    amount: 1_640_000,
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

/** Pays small things from some drawers and the bills of the month from the bank; returns what moved. */
export async function insertExpenses(tx: Transaction, place: Place, { shifts, today }: Paying): Promise<DemoExpense[]> {
  const { company_id, clinic_id, clerk } = place
  const cash = shifts.flatMap(({ id, day, opened_at }, index) => {
    const bill = index % 2 === 1 ? small[((index - 1) / 2) % small.length] : undefined
    return bill ? [{ ...bill, day, at: opened_at, paid_from: 'drawer' as const, cash_shift_id: id }] : []
  })
  const month = today.slice(0, 7)
  const bank = monthly
    .map(({ on, ...bill }) => ({ ...bill, day: `${month}-${String(on).padStart(2, '0')}` }))
    .filter(({ day }) => day <= today)
    .map((bill) => ({ ...bill, at: `${bill.day}T03:00:00Z`, paid_from: 'bank' as const, cash_shift_id: null }))
  const paid = [...cash, ...bank].sort((one, other) => one.at.localeCompare(other.at))
  const moved: DemoExpense[] = []
  for (const { at, ...bill } of paid) {
    const { id } = await tx
      .insertInto('expense')
      .values({
        ...bill,
        company_id,
        clinic_id,
        ...(await nextDocumentNumber(tx, place, { table: 'expense', year: Number(bill.day.slice(0, 4)) })),
        state: 'recorded',
        recorded_at: at,
        recorded_by: clerk.user_name,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { amount, cash_shift_id, day } = bill
    const entries = expenseEntries(id, amount, cash_shift_id)
    moved.push({ amount, cash_shift_id, posting: { kind: 'expense', day, at, entries } })
  }
  return moved
}
