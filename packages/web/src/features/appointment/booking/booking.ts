import type { Schema } from '@clinic/api'
import {
  type SlotDraft,
  type SlotProblem,
  slotDraftProblems,
  slotOnWire,
} from '../../../entities/appointment/slot/slot-draft'
import type { FoundOption } from '../../../ui/field/combobox-field'

/** The plan of an appointment, independent of its time and place. */
export interface Plan {
  reason: Schema<'AppointmentReason'>
  products: Product[]
  source: Schema<'AppointmentSource'>
  reminder: Schema<'AppointmentReminder'>
  note: string
}
export type Product = Schema<'AppointmentProduct'>

/** An appointment in a form. */
export interface Booking extends SlotDraft, Plan {
  patient_id: string
  patient: FoundOption | null
  waitlist_entry_id: number | null
  booking_request_id: number | null
}

export const emptyBooking: Booking = {
  patient_id: '',
  patient: null,
  reason: 'control',
  products: [],
  source: 'phone',
  reminder: 'none',
  note: '',
  starts_at: '',
  minutes: 30,
  doctor_id: '',
  room_id: '',
  override_reason: '',
  waitlist_entry_id: null,
  booking_request_id: null,
}

export const minutesOf = (products: readonly Product[]) =>
  products.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0)

/** The services tell how long it takes; without any it takes as long as it did. */
export const withProducts = (booking: Booking, products: Product[]): Partial<Booking> => ({
  products,
  minutes: products.length === 0 ? booking.minutes : Math.min(480, Math.max(5, minutesOf(products))),
})

export const bookingProblems = (
  booking: Booking,
  present: Parameters<typeof slotDraftProblems>[1],
): Partial<Record<string, SlotProblem | 'choosePatient'>> => ({
  patient_id: booking.patient_id === '' ? 'choosePatient' : undefined,
  ...slotDraftProblems(booking, present),
})

export function bookingOnWire(booking: Booking, timeZone: string): Schema<'AppointmentInput'> {
  const { patient_id, waitlist_entry_id, booking_request_id } = booking
  return {
    ...slotOnWire(booking, timeZone),
    ...planOnWire(booking),
    patient_id: Number(patient_id),
    staff_id: null,
    waitlist_entry_id,
    booking_request_id,
  }
}

export const planOnWire = ({ reason, products, source, reminder, note }: Plan) => ({
  reason,
  source,
  reminder,
  note: note.trim(),
  product_ids: products.map(({ id }) => id),
})
