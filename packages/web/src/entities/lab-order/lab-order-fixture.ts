import { isLate } from '@clinic/core/lab-order'
import { billedPatient } from '../invoice/invoice-fixture'
import type { LabOrder } from './lab-order-query'

/** A crown that is at the laboratory, as it stands on 20 November 2026: due in four days, a day before the patient comes. */
export function labOrderFixture(overrides: Partial<LabOrder> = {}): LabOrder {
  const order = {
    id: 3,
    number: 'LAB/KMG/2026/0003',
    patient: billedPatient(),
    supplier_id: 9,
    supplier_name: 'Lab Gigi Cendana',
    supplier_phone: '+622155550177',
    supplier_address: 'Jl. Cendana 4, Jakarta Selatan',
    doctor_id: 2,
    doctor_name: 'drg. Ratna Dewi, Sp.KG',
    visit_id: 7,
    procedure_id: 11,
    procedure_name: 'Preparasi mahkota',
    work: 'crown' as const,
    teeth: ['16' as const],
    shade: 'A2',
    note: 'Zirkonia, oklusi ringan',
    cost: 850_000,
    due_on: '2026-11-24',
    state: 'sent' as const,
    sent_on: '2026-11-17',
    received_on: null,
    fitted_on: null,
    reason: '',
    next_appointment_at: '2026-11-25T03:00:00.000Z',
    created_at: '2026-11-17T03:10:00.000Z',
    created_by: 'Siti Aminah',
    version: 2,
    ...overrides,
  }
  return { ...order, late: isLate(order, '2026-11-20'), ...overrides }
}
