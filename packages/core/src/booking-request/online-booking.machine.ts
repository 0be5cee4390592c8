import type { Schema } from '@clinic/api'
import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../unprovided'
import {
  emptyPerson,
  entriesOf,
  isCompleteRequest,
  type OnlineBooking,
  type OnlineBookingDraft,
  type OnlineBookingEntries,
  type OnlineDentist,
  type OnlinePerson,
  type OnlineRequest,
  type OnlineService,
  type OnlineTime,
  onlineRequestOf,
} from './online-booking'

/** The clinic's answer, and the secret that shows the request later. */
export type AskedReceipt = Schema<'BookingRequestReceipt'> & { token: string }

interface Context extends OnlineBookingEntries {
  /** Why the clinic did not take it: an ApiError says more. */
  error: Error | null
  receipt: AskedReceipt | null
}

interface Input {
  offer: OnlineBooking
  /** The present, in milliseconds: a kept time that has passed is not taken up. */
  now: number
  draft?: OnlineBookingDraft | null
  /** The clinic's answer to the draft. */
  receipt?: AskedReceipt | null
}

/** A visitor asks for an appointment: for what, when, and who asks. Entries are kept on the way back, and when the clinic refuses. */
export const onlineBookingMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as
      | { type: 'service.choose'; service: OnlineService }
      /** null for anyone */
      | { type: 'dentist.choose'; dentist: OnlineDentist | null }
      | { type: 'time.choose'; time: OnlineTime }
      | { type: 'person.change'; person: OnlinePerson; consent: boolean }
      | { type: 'person.submit' }
      | { type: 'step.next' }
      | { type: 'step.back' },
    tags: {} as 'busy',
  },
  actors: { ask: fromPromise<AskedReceipt, OnlineRequest>(unprovided('ask')) },
  actions: {
    setService: assign((_, { service }: { service: OnlineService }) => ({ service, time: null })),
    setDentist: assign((_, { dentist }: { dentist: OnlineDentist | null }) => ({ dentist, time: null })),
    setTime: assign((_, { time }: { time: OnlineTime }) => ({ time })),
    clearTime: assign({ time: null }),
    setPerson: assign((_, { person, consent }: { person: OnlinePerson; consent: boolean }) => ({ person, consent })),
    setReceipt: assign((_, { receipt }: { receipt: AskedReceipt }) => ({ receipt, person: emptyPerson })),
    setError: assign((_, { error }: { error: unknown }) => ({
      error: error instanceof Error ? error : new Error(String(error)),
    })),
    clearError: assign({ error: null }),
  },
  guards: {
    isRequested: ({ context }) => context.receipt !== null,
    hasService: ({ context }) => context.service !== null,
    hasTime: ({ context }) => context.time !== null,
    isComplete: ({ context }) => isCompleteRequest(context),
    isTaken: (_, { error }: { error: unknown }) => Object(error).status === 409,
  },
}).createMachine({
  id: 'onlineBooking',
  context: ({ input }) => start(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isRequested', target: 'requested' },
        { guard: 'hasTime', target: 'person' },
        { guard: 'hasService', target: 'time' },
        { target: 'service' },
      ],
    },
    service: {
      on: {
        'service.choose': { actions: [{ type: 'setService', params: ({ event }) => event }, 'clearError'] },
        'dentist.choose': { actions: [{ type: 'setDentist', params: ({ event }) => event }, 'clearError'] },
        'step.next': { guard: 'hasService', target: 'time' },
      },
    },
    time: {
      on: {
        'time.choose': { actions: [{ type: 'setTime', params: ({ event }) => event }, 'clearError'] },
        'step.next': { guard: 'hasTime', target: 'person' },
        'step.back': 'service',
      },
    },
    person: {
      on: {
        'person.change': { actions: { type: 'setPerson', params: ({ event }) => event } },
        'person.submit': { guard: 'isComplete', target: 'submitting', actions: 'clearError' },
        'step.back': 'time',
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'ask',
        input: ({ context }) => onlineRequestOf(context),
        onDone: {
          target: 'requested',
          actions: { type: 'setReceipt', params: ({ event }) => ({ receipt: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ error: event.error }) },
            target: 'time',
            actions: [{ type: 'setError', params: ({ event }) => ({ error: event.error }) }, 'clearTime'],
          },
          { target: 'person', actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    requested: { type: 'final' },
  },
})

/** A receipt is shown again at the clinic that gave it, with what was asked, offered or not. */
function start({ offer, now, draft = null, receipt = null }: Input): Context {
  if (receipt && draft?.clinic === offer.clinic) {
    const { service, dentist, time, person } = draft
    return { offer, service, dentist, time, person, consent: false, error: null, receipt }
  }
  return { ...entriesOf(draft, offer, now), error: null, receipt: null }
}
