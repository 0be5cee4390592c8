import type { Schema } from '@clinic/api'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import { coverage, paths, statesOf } from '../testing'
import { holdsTime, moveVisit, type VisitEvent, type VisitState, visitMachine } from './visit.machine'

type Move = VisitEvent['type'] extends `visit.${infer Name}` ? Name : never

/** What the clinic's day allows, state by state; all else is refused. */
const allowed: Record<VisitState, Partial<Record<Move, VisitState>>> = {
  booked: {
    ...{ confirm: 'confirmed', reschedule: 'booked', reassign: 'booked', cancel: 'cancelled', noShow: 'no_show' },
    ...{ checkIn: 'waiting', restoreBooked: 'booked', restoreConfirmed: 'confirmed' },
  },
  confirmed: {
    ...{ reschedule: 'booked', reassign: 'confirmed', cancel: 'cancelled', noShow: 'no_show', checkIn: 'waiting' },
    restoreConfirmed: 'confirmed',
  },
  waiting: { call: 'called', cancel: 'cancelled' },
  called: {
    ...{ requeue: 'waiting', noShow: 'no_show', startVitals: 'in_vitals', skipVitals: 'ready_for_dentist' },
    cancel: 'cancelled',
  },
  in_vitals: { finishVitals: 'ready_for_dentist', cancel: 'cancelled' },
  ready_for_dentist: { startPractice: 'in_practice', cancel: 'cancelled' },
  in_practice: { pause: 'paused', completeClinical: 'awaiting_billing' },
  paused: { resume: 'in_practice' },
  awaiting_billing: { issueInvoice: 'awaiting_payment', nothingToBill: 'completed' },
  awaiting_payment: { checkout: 'completed' },
  completed: { amend: 'amended' },
  amended: { amend: 'amended' },
  cancelled: {},
  no_show: {},
}
const states = statesOf(visitMachine)
const moves: Move[] = [
  ...(['confirm', 'reschedule', 'reassign', 'cancel', 'noShow', 'checkIn', 'call', 'requeue', 'startVitals'] as const),
  ...(['skipVitals', 'finishVitals', 'startPractice', 'pause', 'resume', 'completeClinical', 'issueInvoice'] as const),
  ...(['nothingToBill', 'checkout', 'amend', 'restoreBooked', 'restoreConfirmed'] as const),
]

describe('visit', () => {
  it.each(states)('%s allows what the clinic allows, and nothing else', (state) => {
    const found = moves.map((move) => [move, moveVisit(state, { type: `visit.${move}` })])
    expect(Object.fromEntries(found.filter(([, after]) => after !== null))).toEqual(allowed[state])
  })

  it('begins with booked, and has no state besides these', () => {
    expect(createActor(visitMachine).getSnapshot().value).toBe('booked')
    expect(states).toEqual(Object.keys(allowed))
    expect([...visitMachine.events].sort()).toEqual(moves.map((move) => `visit.${move}`).sort())
  })

  it('has the states of the contract', () => {
    expectTypeOf<VisitState>().toEqualTypeOf<Schema<'VisitState'>>()
  })

  it('gives its time back when it does not take place', () => {
    expect(states.filter((state) => !holdsTime(state))).toEqual(['cancelled', 'no_show'])
  })
})

/** One path after the other is walked by the function that screen and server ask. */
describe('visit, path by path', () => {
  const walked = coverage(visitMachine)

  it.each(paths(visitMachine, 'shortest'))('$name', async ({ run }) => {
    const actor = createActor(visitMachine, { inspect: walked.inspect }).start()
    let state: VisitState = 'booked'
    const check = () => expect(state).toBe(actor.getSnapshot().value)
    const move = ({ event }: { event: VisitEvent }) => {
      const after = moveVisit(state, event)
      if (!after) throw new Error(`${event.type} is refused by a visit that is ${state}`)
      state = after
      actor.send(event)
    }
    await run({
      states: {
        ...{ booked: check, confirmed: check, waiting: check, called: check, in_vitals: check },
        ...{ ready_for_dentist: check, in_practice: check, paused: check, awaiting_billing: check },
        ...{ awaiting_payment: check, completed: check, amended: check, cancelled: check, no_show: check },
      },
      events: {
        ...{ 'visit.confirm': move, 'visit.reschedule': move, 'visit.reassign': move, 'visit.cancel': move },
        ...{ 'visit.noShow': move, 'visit.checkIn': move, 'visit.call': move, 'visit.requeue': move },
        ...{ 'visit.startVitals': move, 'visit.skipVitals': move, 'visit.finishVitals': move },
        ...{ 'visit.startPractice': move, 'visit.pause': move, 'visit.resume': move },
        ...{ 'visit.completeClinical': move, 'visit.issueInvoice': move, 'visit.nothingToBill': move },
        ...{ 'visit.checkout': move, 'visit.amend': move },
        ...{ 'visit.restoreBooked': move, 'visit.restoreConfirmed': move },
      },
    })
  })

  it('has walked every state and every transition', () => {
    expect(walked.missing()).toEqual([])
  })
})
