import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/**
 * The lifecycle of a visit, what happens from the arrival of a patient until they leave the board. Who may do what, the contract
 * says; what must be there before (vital signs, a diagnosis, a settled invoice), each operation checks. How treatment ended
 * (completed or discontinued) is stored with the visit; the way on is the same.
 */
export const visitMachine = setup({
  types: {
    events: {} as
      | { type: 'visit.call' }
      | { type: 'visit.requeue' }
      | { type: 'visit.startVitals' }
      | { type: 'visit.skipVitals' }
      | { type: 'visit.finishVitals' }
      | { type: 'visit.startPractice' }
      | { type: 'visit.pause' }
      | { type: 'visit.resume' }
      | { type: 'visit.finish' }
      | { type: 'visit.discontinue' }
      | { type: 'visit.reopen' }
      | { type: 'visit.checkOut' }
      | { type: 'visit.leave' }
      | { type: 'visit.enteredInError' },
  },
}).createMachine({
  id: 'visit',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'visit.call': 'called',
        'visit.skipVitals': 'ready',
        'visit.leave': 'left',
        'visit.enteredInError': 'entered_in_error',
      },
    },
    called: {
      on: {
        'visit.requeue': 'waiting',
        'visit.startVitals': 'in_vitals',
        'visit.skipVitals': 'ready',
        'visit.leave': 'left',
        'visit.enteredInError': 'entered_in_error',
      },
    },
    in_vitals: {
      on: {
        'visit.requeue': 'waiting',
        'visit.finishVitals': 'ready',
        'visit.leave': 'left',
        'visit.enteredInError': 'entered_in_error',
      },
    },
    ready: {
      on: {
        'visit.requeue': 'waiting',
        'visit.startPractice': 'in_practice',
        'visit.leave': 'left',
        'visit.enteredInError': 'entered_in_error',
      },
    },
    in_practice: {
      on: {
        'visit.pause': 'paused',
        'visit.finish': 'finished',
        'visit.discontinue': 'finished',
        'visit.enteredInError': 'entered_in_error',
      },
    },
    paused: {
      on: {
        'visit.resume': 'in_practice',
        'visit.finish': 'finished',
        'visit.discontinue': 'finished',
        'visit.enteredInError': 'entered_in_error',
      },
    },
    finished: { on: { 'visit.reopen': 'in_practice', 'visit.checkOut': 'checked_out' } },
    checked_out: { type: 'final' },
    left: { type: 'final' },
    entered_in_error: { type: 'final' },
  },
})

export type VisitState = StateValueFrom<typeof visitMachine>
export type VisitEvent = EventFrom<typeof visitMachine>

/** Whether the patient is in the house for this visit: there cannot be a second one until it is over. */
export const isUnderWay = (state: VisitState) => !over.has(state)

/** Whether a dentist has begun and not ended: what is found and done is written into this visit. */
export const isInTreatment = (state: VisitState) => state === 'in_practice' || state === 'paused'

const over: ReadonlySet<VisitState> = new Set<VisitState>(['finished', 'checked_out', 'left', 'entered_in_error'])
