import type { Schema } from '@clinic/api'
import { appointmentMachine } from '@clinic/core/appointment'
import { canMove } from '@clinic/core/lifecycle'
import { canUndoArrival, type VisitStage, visitMachine, visitStage } from '@clinic/core/visit'
import type { BoardCard } from '../../ui/board/board-steps'
import type { VisitBoard } from './board-query'

/** What a card stands for: somebody who is expected, or somebody who is here. */
export type VisitEntry = BoardCard & { column: VisitStage; patient: Schema<'AppointmentPatient'> } & (
    | { appointment: Schema<'AppointmentCard'>; visit?: undefined }
    | { appointment?: undefined; visit: Schema<'VisitCard'> }
  )

/** The cards of a board: the expected by their time, those who did not come last; the others in the order of the queue. */
export function entriesOf({ appointments, visits }: VisitBoard): VisitEntry[] {
  const missed = appointments.filter(({ state }) => state === 'no_show')
  const expected = appointments.filter(({ state }) => state !== 'no_show')
  return [
    ...[...expected, ...missed].map((appointment) => ({
      id: `appointment-${appointment.id}`,
      column: 'expected' as const,
      patient: appointment.patient,
      appointment,
    })),
    ...visits.flatMap((visit) => {
      const column = visitStage({ appointment: null, visit: visit.state })
      // an arrival is the same card in another column
      const id = visit.appointment_id === null ? `visit-${visit.id}` : `appointment-${visit.appointment_id}`
      return column ? [{ id, column, patient: visit.patient, visit }] : []
    }),
  ]
}

/** What a desk may do with a card. */
export type VisitStep = 'arrive' | 'call' | 'requeue' | 'undo' | 'leave' | 'void' | 'checkOut'

/** What the lifecycles allow with a card, of what the person may do. */
export function stepsOf({ appointment, visit }: VisitEntry, may: Readonly<Record<VisitStep, boolean>>): VisitStep[] {
  if (appointment) {
    const canArrive = (['appointment.arrive', 'appointment.arriveLate'] as const).some((type) =>
      canMove(appointmentMachine, appointment.state, { type }),
    )
    return may.arrive && canArrive ? ['arrive'] : []
  }
  return visitSteps(visit, may)
}

/** The same of somebody who is here. */
export function visitSteps(
  { state, appointment_id, vital_sign }: Pick<Schema<'VisitCard'>, 'state' | 'appointment_id' | 'vital_sign'>,
  may: Readonly<Record<VisitStep, boolean>>,
): Exclude<VisitStep, 'arrive'>[] {
  const isAllowed: Record<Exclude<VisitStep, 'arrive'>, boolean> = {
    call: canMove(visitMachine, state, { type: 'visit.call' }),
    requeue: canMove(visitMachine, state, { type: 'visit.requeue' }),
    undo: appointment_id !== null && canUndoArrival({ state, records: vital_sign.state === 'recorded' ? 1 : 0 }),
    leave: canMove(visitMachine, state, { type: 'visit.leave' }),
    void: canMove(visitMachine, state, { type: 'visit.enteredInError' }),
    checkOut: canMove(visitMachine, state, { type: 'visit.checkOut' }),
  }
  return (['checkOut', 'call', 'requeue', 'undo', 'leave', 'void'] as const).filter(
    (step) => may[step] && isAllowed[step],
  )
}

/** The column a step leads to; those that lead from the board have none. */
export const columnOf: Partial<Record<VisitStep, VisitStage>> = {
  arrive: 'waiting',
  call: 'called',
  requeue: 'waiting',
  undo: 'expected',
  checkOut: 'done',
}

/** The steps that have a button, and which words it and its longer name for a screen reader have. */
export const stepWords = {
  arrive: { label: 'checkIn', name: 'checkInOf' },
  call: { label: 'call', name: 'callOf' },
  requeue: { label: 'requeue', name: 'requeueOf' },
  checkOut: { label: 'checkOut', name: 'checkOutOf' },
} as const satisfies Partial<Record<VisitStep, object>>
