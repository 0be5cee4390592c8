import { patientFixture } from '@clinic/core/testing'
import type { Recall } from './recall'

/** A control that was due ten days before 30 November 2026; nobody called yet. */
export function recallFixture(overrides: Partial<Recall> = {}): Recall {
  const { id, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status } = patientFixture()
  return {
    id: 7,
    patient: { id, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status },
    reason: 'control',
    remark: 'Lepas jahitan',
    due_on: '2026-11-20',
    last_visit_on: '2026-11-13',
    doctor_id: 3,
    doctor_name: 'drg. Ratna Dewi, Sp.KG',
    state: 'due',
    attempts: [],
    next_appointment: null,
    ...overrides,
  }
}

export const attemptFixture = (overrides: Partial<Recall['attempts'][number]> = {}): Recall['attempts'][number] => ({
  channel: 'phone',
  outcome: 'no_answer',
  remark: 'Telepon lagi sore hari',
  made_at: '2026-11-27T03:10:00.000Z',
  made_by: 'Siti Aminah',
  ...overrides,
})
