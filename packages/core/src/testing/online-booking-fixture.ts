import type { Schema } from '@clinic/api'
import { type ContextFrom, initialTransition } from 'xstate'
import { type OnlinePerson, type OnlineService, type OnlineTime, onlineBookingMachine } from '../booking-request'
import { clinicFixture } from './fixtures'

export const onlineServiceFixture = (overrides: Partial<OnlineService> = {}): OnlineService => ({
  id: 3,
  name: 'Pembersihan karang gigi',
  name_en: 'Scaling',
  category: 'preventive',
  duration_minutes: 45,
  ...overrides,
})

/** What a clinic offers to visitors: two services, two dentists. */
export function onlineBookingFixture(overrides: Partial<Schema<'OnlineBooking'>> = {}): Schema<'OnlineBooking'> {
  const { slug, name, address, city, phone, whatsapp } = clinicFixture()
  return {
    clinic: slug,
    name,
    address,
    city,
    phone,
    whatsapp,
    time_zone: 'Asia/Jakarta',
    today: '2026-11-20',
    open: true,
    registration_open: true,
    services: [
      onlineServiceFixture({
        id: 1,
        name: 'Konsultasi',
        name_en: 'Consultation',
        category: 'consultation',
        duration_minutes: 30,
      }),
      onlineServiceFixture(),
    ],
    dentists: [
      { id: 4, display_name: 'drg. Sinta Dewi', specialty: 'general' },
      { id: 5, display_name: 'drg. Bima Arya, Sp.Ort', specialty: 'orthodontics' },
    ],
    ...overrides,
  }
}

/** 23 November 2026, 09:00 in Jakarta. */
export const onlineTimeFixture = (overrides: Partial<OnlineTime> = {}): OnlineTime => ({
  starts_at: '2026-11-23T02:00:00.000Z',
  ends_at: '2026-11-23T02:45:00.000Z',
  doctor_id: 4,
  doctor_name: 'drg. Sinta Dewi',
  ...overrides,
})

/** A week with a morning, an afternoon and an evening on Monday, one time on Wednesday, and none on the other days. */
export const onlineTimesFixture = (overrides: Partial<Schema<'OnlineTimes'>> = {}): Schema<'OnlineTimes'> => ({
  from: '2026-11-20',
  until: '2026-11-26',
  times: ['23T02:00', '23T02:45', '23T03:30', '23T06:00', '23T06:45', '23T11:00', '25T02:00'].map((begin, turn) => {
    const starts_at = new Date(`2026-11-${begin}:00Z`)
    const ends_at = new Date(starts_at.getTime() + 45 * 60_000).toISOString()
    const second = { doctor_id: 5, doctor_name: 'drg. Bima Arya, Sp.Ort' }
    return onlineTimeFixture({ starts_at: starts_at.toISOString(), ends_at, ...(turn % 2 === 1 && second) })
  }),
  next: '2026-11-30',
  ...overrides,
})

export const onlinePersonFixture = (overrides: Partial<OnlinePerson> = {}): OnlinePerson => ({
  first_name: 'Ayu',
  last_name: 'Lestari',
  date_of_birth: '1990-05-17',
  phone: '+6281234567890',
  note: '',
  ...overrides,
})

/** The secret of a sender. */
export const bookingSecret = 'q2Vw0b9rT1uXy7LmN4oPc8dEf6gHi3jKsA5zBvCxD-_'

export const askedReceiptFixture = () => ({
  code: 'ASK-7K2M9Q',
  submitted_at: '2026-11-20T02:00:00.000Z',
  token: bookingSecret,
})

/** A request as its sender sees it: it waits. */
export function bookingStatusFixture(
  overrides: Partial<Schema<'BookingRequestStatus'>> = {},
): Schema<'BookingRequestStatus'> {
  const { clinic, name, address, city, phone, whatsapp, time_zone } = onlineBookingFixture()
  const { starts_at, ends_at, doctor_name } = onlineTimeFixture()
  const { code, submitted_at } = askedReceiptFixture()
  const { name: service, name_en: service_en } = onlineServiceFixture()
  const asked = { code, submitted_at, service, service_en, doctor_name, starts_at, ends_at }
  const waiting = { state: 'requested', reason: null, appointment: null } as const
  return { clinic, name, address, city, phone, whatsapp, time_zone, ...asked, ...waiting, ...overrides }
}

/** The context of a booking, for `actorAt(onlineBookingMachine, state, context)`. */
export function onlineBookingContextFixture(
  overrides: Partial<ContextFrom<typeof onlineBookingMachine>> = {},
): ContextFrom<typeof onlineBookingMachine> {
  const input = { offer: onlineBookingFixture(), now: Date.parse('2026-11-20T02:00:00Z') }
  const [{ context }] = initialTransition(onlineBookingMachine, input)
  return { ...context, ...overrides }
}

/** A request as the desk sees it: it waits. */
export function bookingRequestFixture(overrides: Partial<Schema<'BookingRequest'>> = {}): Schema<'BookingRequest'> {
  const { starts_at, ends_at, doctor_id, doctor_name } = onlineTimeFixture()
  const { code, submitted_at } = askedReceiptFixture()
  const { id: product_id, name: product_name, name_en: product_name_en } = onlineServiceFixture()
  return {
    id: 7,
    code,
    state: 'requested',
    language: 'id',
    ...onlinePersonFixture(),
    product_id,
    product_name,
    product_name_en,
    doctor_id,
    doctor_name,
    starts_at,
    ends_at,
    appointment_id: null,
    patient_id: null,
    reason: null,
    submitted_at,
    decided_at: null,
    decided_by: null,
    version: 1,
    ...overrides,
  }
}
