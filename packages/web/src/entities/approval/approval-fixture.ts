import { billedPatient } from '../invoice/invoice-fixture'
import type { Approval } from './approval-query'

/** A quarter of Rp 800,000 that waits for the manager; one that does not wait any more says who ended it. */
export function approvalFixture(overrides: Partial<Approval> = {}): Approval {
  const waits = overrides.state === undefined || overrides.state === 'requested'
  return {
    id: 3,
    invoice_id: 12,
    patient: billedPatient(),
    day: '2026-11-20',
    state: 'requested',
    discount: 200_000,
    gross: 800_000,
    limit_percent: 10,
    reason: 'Keluarga drg. Ratna',
    answer: '',
    requested_at: '2026-11-20T03:05:00.000Z',
    requested_by: 'Siti Aminah',
    decided_at: waits ? null : '2026-11-20T03:09:00.000Z',
    decided_by: waits ? null : 'Rani Putri',
    version: waits ? 1 : 2,
    ...overrides,
  }
}
