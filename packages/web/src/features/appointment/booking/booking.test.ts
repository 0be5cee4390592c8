import { describe, expect, it } from 'vitest'
import { bookingOnWire, bookingProblems, emptyBooking, type Product, withProducts } from './booking'

const present = { timeZone: 'Asia/Jakarta', now: Date.parse('2026-11-19T00:00:00Z') }
const scaling: Product = { id: 3, code: 'SKL-01', name: 'Scaling', name_en: '', duration_minutes: 45 }
const filling: Product = { id: 8, code: 'TBL-01', name: 'Tambal', name_en: 'Filling', duration_minutes: 30 }

describe('a booking', () => {
  it('names the missing fields, the patient first', () => {
    const wrong = Object.entries(bookingProblems(emptyBooking, present)).filter(([, problem]) => problem)
    expect(wrong).toEqual([
      ['patient_id', 'choosePatient'],
      ['doctor_id', 'required'],
      ['date', 'required'],
      ['starts_at', 'required'],
    ])
  })

  it('takes as long as its services', () => {
    expect(withProducts(emptyBooking, [scaling, filling]).minutes).toBe(75)
    expect(withProducts({ ...emptyBooking, minutes: 75 }, []).minutes).toBe(75)
    expect(
      withProducts(
        emptyBooking,
        Array.from({ length: 20 }, () => scaling),
      ).minutes,
    ).toBe(480)
  })

  it('is sent in the words of the contract', () => {
    const patient = { value: '12', label: 'Ayu' }
    const typed = { patient_id: '12', patient, doctor_id: '1', starts_at: '2026-11-20T09:00', note: ' Takut jarum ' }
    expect(bookingOnWire({ ...emptyBooking, ...typed, products: [filling] }, 'Asia/Jakarta')).toEqual({
      patient_id: 12,
      doctor_id: 1,
      staff_id: null,
      room_id: null,
      waitlist_entry_id: null,
      booking_request_id: null,
      starts_at: '2026-11-20T02:00:00.000Z',
      ends_at: '2026-11-20T02:30:00.000Z',
      reason: 'control',
      source: 'phone',
      reminder: 'none',
      note: 'Takut jarum',
      product_ids: [8],
      override_reason: '',
    })
  })
})
