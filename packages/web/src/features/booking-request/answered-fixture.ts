import type { Schema } from '@clinic/api'
import { bookingRequestFixture, patientFixture } from '@clinic/core/testing'

/** The appointment that came of a request, an hour later than the visitor asked for. */
export function answeredAppointment(): Schema<'Appointment'> {
  const { doctor_id, doctor_name } = bookingRequestFixture()
  const { id, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status } = patientFixture()
  return {
    id: 4,
    patient: { id, record_number, first_name, last_name, sex, date_of_birth, phone, no_messages, status },
    doctor_id,
    doctor_name,
    doctor_color: 'blue',
    room_id: null,
    room_name: null,
    staff_id: null,
    staff_name: null,
    starts_at: '2026-11-23T03:00:00.000Z',
    ends_at: '2026-11-23T03:45:00.000Z',
    state: 'booked',
    reason: 'consultation',
    products: [],
    is_first: false,
    overridden: false,
    violated_rules: [],
    note: '',
    source: 'online',
    reminder: 'none',
    override_reason: '',
    moved_from: null,
    cancel_reason: null,
    cancel_note: '',
    created_by: 'Sinta Permatasari',
    created_at: '2026-11-20T03:00:00.000Z',
    updated_at: '2026-11-20T03:00:00.000Z',
    version: 1,
  }
}
