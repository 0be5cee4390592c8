import { type EventFrom, type StateValueFrom, setup, transition } from 'xstate'

/**
 * The lifecycle of a visit, from the appointment to what is amended afterwards; the web and the server both obey it. Who may
 * do what, the contract says; what must be there before (a diagnosis, a paid invoice), each operation asks.
 */
export const visitMachine = setup({
  types: {
    events: {} as
      | { type: 'visit.confirm' }
      | { type: 'visit.reschedule' }
      | { type: 'visit.reassign' }
      | { type: 'visit.restoreBooked' }
      | { type: 'visit.restoreConfirmed' }
      | { type: 'visit.cancel' }
      | { type: 'visit.noShow' }
      | { type: 'visit.checkIn' }
      | { type: 'visit.call' }
      | { type: 'visit.requeue' }
      | { type: 'visit.startVitals' }
      | { type: 'visit.skipVitals' }
      | { type: 'visit.finishVitals' }
      | { type: 'visit.startPractice' }
      | { type: 'visit.pause' }
      | { type: 'visit.resume' }
      | { type: 'visit.completeClinical' }
      | { type: 'visit.issueInvoice' }
      | { type: 'visit.nothingToBill' }
      | { type: 'visit.checkout' }
      | { type: 'visit.amend' },
  },
}).createMachine({
  id: 'visit',
  initial: 'booked',
  states: {
    booked: {
      on: {
        'visit.confirm': 'confirmed',
        'visit.reschedule': 'booked',
        'visit.reassign': 'booked',
        // a move is undone
        'visit.restoreBooked': 'booked',
        'visit.restoreConfirmed': 'confirmed',
        'visit.cancel': 'cancelled',
        'visit.noShow': 'no_show',
        'visit.checkIn': 'waiting',
      },
    },
    confirmed: {
      on: {
        // who agreed to one time has not agreed to another
        'visit.reschedule': 'booked',
        'visit.reassign': 'confirmed',
        'visit.restoreConfirmed': 'confirmed',
        'visit.cancel': 'cancelled',
        'visit.noShow': 'no_show',
        'visit.checkIn': 'waiting',
      },
    },
    waiting: { on: { 'visit.call': 'called', 'visit.cancel': 'cancelled' } },
    called: {
      on: {
        'visit.requeue': 'waiting',
        'visit.noShow': 'no_show',
        'visit.startVitals': 'in_vitals',
        'visit.skipVitals': 'ready_for_dentist',
        'visit.cancel': 'cancelled',
      },
    },
    in_vitals: { on: { 'visit.finishVitals': 'ready_for_dentist', 'visit.cancel': 'cancelled' } },
    ready_for_dentist: { on: { 'visit.startPractice': 'in_practice', 'visit.cancel': 'cancelled' } },
    in_practice: { on: { 'visit.pause': 'paused', 'visit.completeClinical': 'awaiting_billing' } },
    paused: { on: { 'visit.resume': 'in_practice' } },
    awaiting_billing: { on: { 'visit.issueInvoice': 'awaiting_payment', 'visit.nothingToBill': 'completed' } },
    awaiting_payment: { on: { 'visit.checkout': 'completed' } },
    completed: { on: { 'visit.amend': 'amended' } },
    amended: { on: { 'visit.amend': 'amended' } },
    cancelled: { type: 'final' },
    no_show: { type: 'final' },
  },
})

export type VisitState = StateValueFrom<typeof visitMachine>
export type VisitEvent = EventFrom<typeof visitMachine>

/** The state a visit would move to, or null when the move is not allowed. */
export function moveVisit(state: VisitState, event: VisitEvent): VisitState | null {
  const before = visitMachine.resolveState({ value: state })
  if (!before.can(event)) return null
  const [after] = transition(visitMachine, before, event)
  return after.value
}

/** The states in which a visit holds its time: nobody else can have the dentist, the room or the patient then. */
export const occupiesSlot = (state: VisitState) => state !== 'cancelled' && state !== 'no_show'
