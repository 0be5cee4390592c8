import type { Schema } from '@clinic/api'
import type { VisitEvent, VisitState } from './visit.machine'

/** Moves that are made with a reason only. */
export const needsReason = (event: VisitEvent['type']) => explained.has(event)

const explained: ReadonlySet<VisitEvent['type']> = new Set<VisitEvent['type']>([
  'visit.skipVitals',
  'visit.discontinue',
  'visit.reopen',
  'visit.leave',
  'visit.enteredInError',
])

export type ArrivalProblem = 'patientInactive' | 'patientDeceased' | 'alreadyHere' | 'notToday' | 'identityUnchecked'

interface Arrival {
  origin: Schema<'VisitOrigin'>
  /** The day of the appointment in the clinic's calendar; null without one. A late patient still comes on the same day. */
  appointment_day: string | null
  today: string
  patient: { status: Schema<'PatientStatus'>; has_open_visit: boolean }
  /** Whether name and date of birth were read back, or will be: a patient in pain is not kept waiting for that. */
  identity: Schema<'VisitIdentity'> | null
}

/** Returns the reason why a patient cannot be checked in, or null. */
export function arrivalProblem({ origin, appointment_day, today, patient, identity }: Arrival): ArrivalProblem | null {
  if (patient.status === 'deceased') return 'patientDeceased'
  if (patient.status === 'inactive') return 'patientInactive'
  if (patient.has_open_visit) return 'alreadyHere'
  if (appointment_day !== null && appointment_day !== today) return 'notToday'
  return identity === null && origin !== 'emergency' ? 'identityUnchecked' : null
}

/** Whether an arrival can be undone: nothing has been recorded since. */
export const canUndoArrival = ({ state, records }: { state: VisitState; records: number }) =>
  (state === 'waiting' || state === 'called') && records === 0

/** Returns the problem of calling a patient into a room: another patient is on the way there. */
export const callProblem = (
  visit: { id: number; room_id: number | null },
  visits: readonly { id: number; room_id: number | null; state: VisitState }[],
): 'roomAwaits' | null =>
  visit.room_id !== null &&
  visits.some(({ id, room_id, state }) => id !== visit.id && room_id === visit.room_id && state === 'called')
    ? 'roomAwaits'
    : null

export type PracticeProblem = 'roomMissing' | 'takeoverReasonMissing' | 'roomBusy' | 'doctorBusy'

interface Practice {
  id: number
  room_id: number | null
  /** The dentist who is to treat the patient; null: whoever begins. */
  doctor_id: number | null
}

/**
 * Returns the reason why a dentist cannot begin or resume a practice, or null. A chair and a dentist have one practice at a
 * time; others may be paused. Taking over another dentist's patient needs a reason.
 */
export function practiceProblem(
  visit: Practice,
  by: { doctor_id: number; reason: string },
  visits: readonly (Practice & { state: VisitState })[],
): PracticeProblem | null {
  if (visit.room_id === null) return 'roomMissing'
  const isOther = visit.doctor_id !== null && visit.doctor_id !== by.doctor_id
  if (isOther && by.reason.trim() === '') return 'takeoverReasonMissing'
  const running = visits.filter(({ id, state }) => id !== visit.id && state === 'in_practice')
  if (running.some(({ room_id }) => room_id === visit.room_id)) return 'roomBusy'
  return running.some(({ doctor_id }) => doctor_id === by.doctor_id) ? 'doctorBusy' : null
}

/** Whether a visit has a dangerous measurement that no dentist has acknowledged. Its treatment does not begin before. */
export const awaitsAcknowledgement = ({ level, is_acknowledged }: Schema<'VisitCard'>['vital_sign']) =>
  level === 'hard_alert' && !is_acknowledged

export type ReopenProblem = 'invoiceIssued' | 'notSameDay' | 'notSigner' | 'reasonMissing'

interface Reopening {
  /** The day on which the visit was finished, in the clinic's calendar. */
  finished_day: string
  today: string
  signed_by: number | null
  has_issued_invoice: boolean
}

/** Returns the reason why a finished visit cannot be reopened, or null. Only its signer and a manager may reopen it. */
export function reopenProblem(
  { finished_day, today, signed_by, has_issued_invoice }: Reopening,
  by: { doctor_id: number | null; is_manager: boolean; reason: string },
): ReopenProblem | null {
  if (has_issued_invoice) return 'invoiceIssued'
  if (finished_day !== today) return 'notSameDay'
  if (!by.is_manager && (by.doctor_id === null || by.doctor_id !== signed_by)) return 'notSigner'
  return by.reason.trim() === '' ? 'reasonMissing' : null
}

export type CheckOutProblem = 'notSettled' | 'notIssued' | 'invoiceIssued' | 'reasonMissing'

/** Returns the reason why a patient cannot be let go, or null. `invoice` is the one that is neither discarded nor void. */
export function checkOutProblem(
  { settlement, reason }: { settlement: Schema<'VisitSettlement'>; reason: string },
  invoice: { state: Schema<'InvoiceState'>; owed: number } | null,
): CheckOutProblem | null {
  const isIssued = invoice !== null && invoice.state !== 'draft'
  if (settlement === 'settled') return isIssued && invoice.owed === 0 ? null : 'notSettled'
  if (settlement === 'debt_accepted') return isIssued ? null : 'notIssued'
  if (isIssued) return 'invoiceIssued'
  return reason.trim() === '' ? 'reasonMissing' : null
}
