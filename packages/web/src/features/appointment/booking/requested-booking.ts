import type { Schema } from '@clinic/api'
import { momentText } from '../../../entities/appointment/appointment-time'
import type { Booking, Product } from './booking'

/** Returns the booking that a visitor asks for; without the service, where that is not known any more. */
export function requestedBooking(
  { id, doctor_id, starts_at, ends_at, note }: Schema<'BookingRequest'>,
  product: Product | undefined,
  { timeZone }: { timeZone: string },
) {
  return {
    booking_request_id: id,
    doctor_id: String(doctor_id),
    starts_at: momentText(timeZone, starts_at),
    minutes: (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000,
    products: product ? [namedProduct(product)] : [],
    reason: 'consultation',
    source: 'online',
    note,
  } satisfies Partial<Booking>
}

const namedProduct = ({ id, code, name, name_en, duration_minutes }: Product): Product => ({
  id,
  code,
  name,
  name_en,
  duration_minutes,
})
