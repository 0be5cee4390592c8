import type { operations, Schema } from '@clinic/api'
import type { Tone } from '../../ui/tag'

type Sort = NonNullable<NonNullable<operations['listVisit']['parameters']['query']>['sort']>

/** The words of the contract, in the order in which they are offered. */
export const reasons = [
  ...(['control', 'pain', 'filling', 'extraction', 'scaling', 'orthodontics', 'root_canal', 'denture'] as const),
  ...(['consultation', 'other'] as const),
] satisfies readonly Schema<'VisitReason'>[]
export const sources = [
  ...(['phone', 'whatsapp', 'walk_in', 'online', 'control'] as const),
] satisfies readonly Schema<'VisitSource'>[]
export const reminders = ['none', 'whatsapp', 'phone', 'email'] as const satisfies readonly Schema<'VisitReminder'>[]
export const cancelReasons = [
  ...(['patient_cancelled', 'doctor_unavailable', 'clinic_closed', 'unreachable', 'wrong_entry'] as const),
] satisfies readonly Schema<'VisitCancelReason'>[]
export const partsOfDay = ['morning', 'afternoon', 'evening'] as const satisfies readonly Schema<'PartOfDay'>[]
/** Those an appointment can be in until the patient arrives. */
export const appointmentStates = [
  ...(['booked', 'confirmed', 'cancelled', 'no_show'] as const),
] satisfies readonly Schema<'VisitState'>[]
/** The server's own order first. */
export const sorts = ['starts_at', '-starts_at', '-created_at', 'created_at'] as const satisfies readonly Sort[]

/** Calm until somebody must act. */
export const toneOf: Record<Schema<'VisitState'>, Tone> = {
  booked: 'info',
  confirmed: 'success',
  waiting: 'warning',
  called: 'warning',
  in_vitals: 'warning',
  ready_for_dentist: 'warning',
  in_practice: 'secondary',
  paused: 'secondary',
  awaiting_billing: 'primary',
  awaiting_payment: 'primary',
  completed: 'neutral',
  amended: 'neutral',
  cancelled: 'neutral',
  no_show: 'error',
}
