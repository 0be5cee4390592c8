import { expect, it } from 'vitest'
import {
  bookingRequestFixture,
  bookingStatusFixture,
  onlineBookingContextFixture,
  onlineBookingFixture,
} from './online-booking-fixture'

it('a request is the same to its sender and to the desk, but for the person', () => {
  const { first_name, phone, ...request } = bookingRequestFixture()
  const status = bookingStatusFixture()
  for (const field of ['code', 'state', 'starts_at', 'ends_at', 'doctor_name', 'submitted_at', 'reason'] as const)
    expect(status[field]).toBe(request[field])
  expect(JSON.stringify(status)).not.toMatch(new RegExp(`${first_name}|\\${phone}`))
})

it('a booking begins with what the clinic offers, and nothing chosen', () => {
  expect(onlineBookingContextFixture()).toMatchObject({ offer: onlineBookingFixture(), service: null, time: null })
  expect(onlineBookingContextFixture({ consent: true }).consent).toBe(true)
})
