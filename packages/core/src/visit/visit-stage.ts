import type { AppointmentState } from '../appointment'
import type { VisitState } from './visit.machine'

/** The stages of a patient's day in the clinic: the columns of a board, in their order. */
export const visitStages = [
  'expected',
  'waiting',
  'called',
  'in_vitals',
  'ready',
  'in_practice',
  'cashier',
  'done',
] as const
export type VisitStage = (typeof visitStages)[number]

const stageOfVisit: Record<Exclude<VisitState, 'entered_in_error'>, VisitStage | null> = {
  waiting: 'waiting',
  called: 'called',
  in_vitals: 'in_vitals',
  ready: 'ready',
  in_practice: 'in_practice',
  paused: 'in_practice',
  finished: 'cashier',
  checked_out: 'done',
  left: null,
}

const stageOfAppointment: Record<AppointmentState, VisitStage | null> = {
  booked: 'expected',
  confirmed: 'expected',
  arrived: 'waiting',
  cancelled: null,
  no_show: null,
}

/**
 * The column in which a board shows a patient, or null when it shows them no more. A visit says more than the appointment it
 * came of, unless it was entered in error; a walk-in has only a visit, somebody expected only an appointment.
 */
export function visitStage({
  appointment,
  visit,
}: {
  appointment: AppointmentState | null
  visit: VisitState | null
}): VisitStage | null {
  if (visit && visit !== 'entered_in_error') return stageOfVisit[visit]
  return appointment && stageOfAppointment[appointment]
}
