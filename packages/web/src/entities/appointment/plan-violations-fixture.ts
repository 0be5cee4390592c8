import type { Schema } from '@clinic/api'
import { patientFixture } from '@clinic/core/testing'

const appointment = (
  id: number,
  overrides: Partial<Schema<'AppointmentCard'>>,
  name: { first_name: string; last_name: string },
) => {
  const { record_number, sex, date_of_birth, phone, status } = patientFixture()
  return {
    id,
    patient: { id, record_number, sex, date_of_birth, phone, status, ...name },
    doctor_id: 1,
    doctor_name: 'drg. Ayu Lestari',
    doctor_color: 'blue',
    room_id: 1,
    room_name: 'Melati',
    starts_at: '2099-11-23T02:00:00.000Z',
    ends_at: '2099-11-23T02:30:00.000Z',
    state: 'confirmed',
    reason: 'control',
    products: [],
    is_first: false,
    overridden: false,
    violated_rules: ['no_shift'],
    version: 1,
    ...overrides,
  } satisfies Schema<'AppointmentCard'>
}

/** Appointments that a change of the plan would leave outside of it. */
export const planViolationsFixture: Schema<'AppointmentCard'>[] = [
  appointment(1, {}, { first_name: 'Siti', last_name: 'Nurhaliza' }),
  appointment(
    2,
    { starts_at: '2099-11-23T02:45:00.000Z', violated_rules: ['clinic_closed', 'no_shift'] },
    { first_name: 'Raden Ayu Siti Khadijah Nurul Hasanah Kusumaningrum', last_name: 'Wirjosoekarto Danurwendo' },
  ),
  appointment(3, { starts_at: '2099-11-23T04:00:00.000Z' }, { first_name: 'محمد عبد الله', last_name: '' }),
]
