import type { Schema } from '@clinic/api'
import type { FoundOption } from '../../ui/combobox-field'
import { type SlotDraft, type SlotProblem, slotDraftProblems, slotOnWire } from './slot-draft'

export interface FoundProduct extends FoundOption {
  minutes: number
}

/** An appointment while somebody types. */
export interface Booking extends SlotDraft {
  patient_id: string
  patient: FoundOption | null
  reason: Schema<'VisitReason'>
  products: FoundProduct[]
  source: Schema<'VisitSource'>
  reminder: Schema<'VisitReminder'>
  note: string
  waiting_id: number | null
}

export const emptyBooking: Booking = {
  ...{ patient_id: '', patient: null, reason: 'control', products: [], source: 'phone', reminder: 'none', note: '' },
  ...{ starts_at: '', minutes: 30, doctor_id: '', room_id: '', override_reason: '', waiting_id: null },
}

/** The services tell how long it takes; without any it takes as long as it did. */
export function withProducts(booking: Booking, products: FoundProduct[]): Partial<Booking> {
  const minutes = products.reduce((sum, product) => sum + product.minutes, 0)
  return { products, minutes: products.length === 0 ? booking.minutes : Math.min(480, Math.max(5, minutes)) }
}

export const bookingProblems = (
  booking: Booking,
  present: Parameters<typeof slotDraftProblems>[1],
): Partial<Record<string, SlotProblem | 'choosePatient'>> => ({
  patient_id: booking.patient_id === '' ? 'choosePatient' : undefined,
  ...slotDraftProblems(booking, present),
})

export function bookingOnWire(booking: Booking, timeZone: string): Schema<'VisitInput'> {
  const { patient_id, reason, products, source, reminder, note, waiting_id } = booking
  return {
    ...slotOnWire(booking, timeZone),
    patient_id: Number(patient_id),
    staff_id: null,
    ...{ reason, source, reminder, waiting_id },
    note: note.trim(),
    product_ids: products.map(({ value }) => Number(value)),
  }
}
