import { billedPatient } from '../invoice/invoice-fixture'
import type { CreditNote } from './credit-note-query'

/** A credit of Rp 150,000 on a paid filling, of which all was given back. */
export const creditNoteFixture = (overrides: Partial<CreditNote> = {}): CreditNote => ({
  id: 3,
  number: 'CRN/KMG/2026/0003',
  invoice_id: 12,
  invoice_number: 'INV/KMG/2026/0042',
  patient: billedPatient(),
  amount: 150_000,
  lines: [
    {
      invoice_line_id: 1,
      code: 'KON-02',
      name: 'Tambal komposit 2 permukaan',
      name_en: 'Composite filling, 2 surfaces',
      amount: 150_000,
    },
  ],
  refunded: 150_000,
  owed_after: 0,
  reason: 'Tambalan lepas setelah dua minggu',
  issued_at: '2026-12-04T03:12:00.000Z',
  issued_by: 'Rani Putri',
  ...overrides,
})
