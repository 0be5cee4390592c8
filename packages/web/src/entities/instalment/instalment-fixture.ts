import { standingOf } from '@clinic/core/instalment'
import { billedPatient } from '../invoice/invoice-fixture'
import type { InstalmentPlan } from './instalment-query'

/** A plan of three terms of Rp 255,000 as it stands on 20 November 2026: the first is paid, the second is late. */
export function instalmentPlanFixture(overrides: Partial<InstalmentPlan> = {}): InstalmentPlan {
  const plan = {
    id: 5,
    invoice_id: 12,
    invoice_number: 'INV/KMG/2026/0042',
    patient: billedPatient(),
    state: 'active' as const,
    amount: 765_000,
    owed: 510_000,
    terms: ['2026-10-15', '2026-11-15', '2026-12-15'].map((due_on) => ({ due_on, amount: 255_000, paid: 0 })),
    reason: '',
    created_at: '2026-10-08T03:10:00.000Z',
    created_by: 'Siti Aminah',
    version: 1,
    ...overrides,
  }
  return { ...plan, ...standingOf(plan, '2026-11-20'), ...overrides }
}
