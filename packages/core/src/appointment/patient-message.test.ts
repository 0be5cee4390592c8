import type { Schema } from '@clinic/api'
import { describe, expect, it } from 'vitest'
import { type PatientMessage, patientMessage } from './patient-message'

const [nine, ten] = ['2026-11-23T02:00:00.000Z', '2026-11-23T03:00:00.000Z']
const from = (starts_at: string): Schema<'Appointment'>['moved_from'] => ({
  doctor_id: 1,
  room_id: null,
  starts_at,
  ends_at: ten,
  state: 'booked',
})
const booked: Parameters<typeof patientMessage>[0] = {
  state: 'booked',
  violated_rules: [],
  starts_at: nine,
  moved_from: null,
}

describe('the message to a patient about an appointment', () => {
  const cases: [string, Partial<Parameters<typeof patientMessage>[0]>, PatientMessage][] = [
    ['that is booked', {}, 'planned'],
    ['that is confirmed', { state: 'confirmed' }, 'planned'],
    ['at another time', { moved_from: from(ten) }, 'moved'],
    ['in another room at the same time', { moved_from: from('2026-11-23T09:00:00+07:00') }, 'planned'],
    ['outside the plan', { violated_rules: ['no_shift'] }, 'violatesPlan'],
    ['that was moved outside the plan', { violated_rules: ['clinic_closed'], moved_from: from(ten) }, 'violatesPlan'],
    ['that is cancelled', { state: 'cancelled' }, 'cancelled'],
    [
      'that is cancelled because it was outside the plan',
      { state: 'cancelled', violated_rules: ['no_shift'] },
      'cancelled',
    ],
    ['that was missed', { state: 'no_show' }, 'missed'],
    ['that has begun', { state: 'arrived' }, 'greeting'],
  ]
  it.each(cases)('%s', (_, input, wanted) => {
    expect(patientMessage({ ...booked, ...input })).toBe(wanted)
  })
})
