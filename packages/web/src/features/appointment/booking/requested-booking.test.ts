import { bookingRequestFixture } from '@clinic/core/testing'
import { expect, it } from 'vitest'
import { bookingOnWire, emptyBooking } from './booking'
import { requestedBooking } from './requested-booking'

const product = { id: 3, code: 'SKL-01', name: 'Scaling', name_en: '', duration_minutes: 30 }

it('books the time that a visitor asked for, in the zone of the clinic', () => {
  const asked = bookingRequestFixture({ note: 'Takut jarum' })
  const booking = {
    ...emptyBooking,
    patient_id: '12',
    ...requestedBooking(asked, product, { timeZone: 'Asia/Jayapura' }),
  }
  expect(booking.starts_at).toBe('2026-11-23T11:00')
  expect(bookingOnWire(booking, 'Asia/Jayapura')).toMatchObject({
    booking_request_id: 7,
    patient_id: 12,
    doctor_id: 4,
    starts_at: '2026-11-23T02:00:00.000Z',
    // as long as it was when the visitor asked
    ends_at: '2026-11-23T02:45:00.000Z',
    source: 'online',
    product_ids: [3],
    note: 'Takut jarum',
  })
})

it('leaves the service open where it is not known any more', () => {
  const asked = bookingRequestFixture()
  expect(requestedBooking(asked, undefined, { timeZone: 'Asia/Jakarta' }).products).toEqual([])
})
