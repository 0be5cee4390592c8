import type { operations, Schema } from '@clinic/api'
import type { Tone } from '../../ui/tag'

type Sort = NonNullable<NonNullable<operations['listAppointment']['parameters']['query']>['sort']>

/** The words of the contract, in the order in which they are offered. */
export const reasons = [
  ...(['control', 'pain', 'filling', 'extraction', 'scaling', 'orthodontics', 'root_canal', 'denture'] as const),
  ...(['consultation', 'other'] as const),
] satisfies readonly Schema<'AppointmentReason'>[]
export const sources = [
  ...(['phone', 'whatsapp', 'walk_in', 'online', 'control'] as const),
] satisfies readonly Schema<'AppointmentSource'>[]
export const reminders = [
  'none',
  'whatsapp',
  'phone',
  'email',
] as const satisfies readonly Schema<'AppointmentReminder'>[]
export const cancelReasons = [
  ...(['patient_cancelled', 'doctor_unavailable', 'clinic_closed', 'unreachable', 'wrong_entry'] as const),
] satisfies readonly Schema<'AppointmentCancelReason'>[]
export const partsOfDay = ['morning', 'afternoon', 'evening'] as const satisfies readonly Schema<'PartOfDay'>[]
export const appointmentStates = [
  'booked',
  'confirmed',
  'arrived',
  'cancelled',
  'no_show',
] as const satisfies readonly Schema<'AppointmentState'>[]
/** The server's own order first. */
export const sorts = ['starts_at', '-starts_at', '-created_at', 'created_at'] as const satisfies readonly Sort[]

/** Calm until somebody must act. */
export const toneOf: Record<Schema<'AppointmentState'>, Tone> = {
  booked: 'info',
  confirmed: 'success',
  arrived: 'secondary',
  cancelled: 'neutral',
  no_show: 'error',
}
