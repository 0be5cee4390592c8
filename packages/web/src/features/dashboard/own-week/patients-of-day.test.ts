import { expect, it } from 'vitest'
import { expectedFixture } from '../../../entities/visit/visit-fixture'
import { patientsOfDay } from './patients-of-day'

const monday = { date: '2026-11-23', doctor_id: 1, timeZone: 'Asia/Jakarta' }
const booked = (patient: number, starts_at: string, overrides: Parameters<typeof expectedFixture>[0] = {}) =>
  expectedFixture({ starts_at, patient: expectedFixture({ id: patient }).patient, ...overrides })

it('counts a patient once, who comes twice on a day', () => {
  const appointments = [
    booked(1, '2026-11-23T02:00:00Z'),
    booked(1, '2026-11-23T07:00:00Z'),
    booked(2, '2026-11-23T03:00:00Z'),
  ]
  expect(patientsOfDay(appointments, monday)).toBe(2)
})

it('leaves out the patients of other dentists and who missed the appointment', () => {
  const appointments = [
    booked(1, '2026-11-23T02:00:00Z', { doctor_id: 2 }),
    booked(2, '2026-11-23T02:00:00Z', { state: 'no_show' }),
    booked(3, '2026-11-23T02:00:00Z', { state: 'arrived' }),
  ]
  expect(patientsOfDay(appointments, monday)).toBe(1)
})

it('takes the day of the clinic, not that of the world', () => {
  // 00:30 on Monday and 00:30 on Tuesday in Jakarta
  const appointments = [booked(1, '2026-11-22T17:30:00Z'), booked(2, '2026-11-23T17:30:00Z')]
  expect(patientsOfDay(appointments, monday)).toBe(1)
  expect(patientsOfDay(appointments, { ...monday, date: '2026-11-22' })).toBe(0)
})
