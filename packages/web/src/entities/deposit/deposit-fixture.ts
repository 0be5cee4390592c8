import { billedPatient } from '../invoice/invoice-fixture'
import type { Deposit } from './deposit-query'

/** A deposit of Rp 5,000,000 for braces, of which one invoice used Rp 1,500,000. */
export const depositFixture = (overrides: Partial<Deposit> = {}): Deposit => ({
  id: 4,
  number: 'DEP/KMG/2026/0004',
  patient: billedPatient(),
  amount: 5_000_000,
  method: 'transfer',
  reference: 'TRF-8812',
  left: 3_500_000,
  entries: [
    {
      id: 1,
      kind: 'taken',
      amount: 5_000_000,
      number: 'DEP/KMG/2026/0004',
      method: 'transfer',
      reference: 'TRF-8812',
      invoice_id: null,
      invoice_number: null,
      at: '2026-10-20T03:10:00.000Z',
      user_name: 'Siti Aminah',
      reason: '',
    },
    {
      id: 2,
      kind: 'used',
      amount: -1_500_000,
      number: 'KW/KMG/2026/0031',
      method: null,
      reference: '',
      invoice_id: 15,
      invoice_number: 'INV/KMG/2026/0051',
      at: '2026-10-27T03:10:00.000Z',
      user_name: 'Siti Aminah',
      reason: '',
    },
  ],
  cash_shift_id: 3,
  received_at: '2026-10-20T03:10:00.000Z',
  received_by: 'Siti Aminah',
  ...overrides,
})

/** The same after Rp 2,000,000 of it were given back. */
export const refundedDepositFixture = (): Deposit => {
  const deposit = depositFixture({ left: 1_500_000 })
  return {
    ...deposit,
    entries: [
      ...deposit.entries,
      {
        id: 3,
        kind: 'refunded',
        amount: -2_000_000,
        number: 'DEP/KMG/2026/0009',
        method: 'transfer',
        reference: 'TRF-9144',
        invoice_id: null,
        invoice_number: null,
        at: '2026-11-03T04:25:00.000Z',
        user_name: 'Rina Hartati',
        reason: 'Perawatannya lebih murah',
      },
    ],
  }
}
