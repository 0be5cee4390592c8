import type { Schema } from '@clinic/api'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor, type EventFrom } from 'xstate'
import { pathCoverage, paths, type StateOf, statesOf, visitModel } from '../testing'
import { moveVisit, occupiesSlot, type VisitEvent, type VisitState, visitMachine } from './visit.machine'

/** What the contract calls each state that people tell apart. */
const stateOf: Record<StateOf<typeof visitModel>, VisitState> = {
  ...{ promised: 'booked', agreed: 'confirmed', inWaitingRoom: 'waiting', called: 'called', measured: 'in_vitals' },
  ...{ ready: 'ready_for_dentist', inChair: 'in_practice', interrupted: 'paused', treated: 'awaiting_billing' },
  ...{
    owing: 'awaiting_payment',
    gone: 'completed',
    corrected: 'amended',
    calledOff: 'cancelled',
    keptAway: 'no_show',
  },
}
const moveOf: Record<EventFrom<typeof visitModel>['type'], VisitEvent['type']> = {
  ...{ agree: 'visit.confirm', giveOtherTime: 'visit.reschedule', giveOtherDentist: 'visit.reassign' },
  ...{ takeBack: 'visit.restoreBooked', takeBackToAgreed: 'visit.restoreConfirmed' },
  ...{ callOff: 'visit.cancel', stayAway: 'visit.noShow', arrive: 'visit.checkIn', call: 'visit.call' },
  ...{ comeBackLater: 'visit.requeue', measure: 'visit.startVitals', leaveUnmeasured: 'visit.skipVitals' },
  ...{ finishMeasuring: 'visit.finishVitals', beginTreatment: 'visit.startPractice' },
  ...{ interruptTreatment: 'visit.pause', resumeTreatment: 'visit.resume', finishTreatment: 'visit.completeClinical' },
  ...{ writeInvoice: 'visit.issueInvoice', chargeNothing: 'visit.nothingToBill', pay: 'visit.checkout' },
  correct: 'visit.amend',
}
const modelStates = statesOf(visitModel)

describe('visit', () => {
  it.each(modelStates)('of somebody who is %s allows what the model does, and nothing else', (told) => {
    const allowed = Object.entries(moveOf).filter(([, type]) => moveVisit(stateOf[told], { type }) !== null)
    expect(allowed.map(([event]) => event).sort()).toEqual(
      Object.keys(visitModel.config.states?.[told]?.on ?? {}).sort(),
    )
  })

  it('has no state and no event besides these', () => {
    expect([...statesOf(visitMachine)].sort()).toEqual(Object.values(stateOf).sort())
    expect([...visitMachine.events].sort()).toEqual(Object.values(moveOf).sort())
  })

  it('has the states of the contract', () => {
    expectTypeOf<VisitState>().toEqualTypeOf<Schema<'VisitState'>>()
  })

  it('gives its time back when it does not take place', () => {
    expect(modelStates.filter((told) => !occupiesSlot(stateOf[told]))).toEqual(['calledOff', 'keptAway'])
  })
})

/** One path of the model after the other is walked by the function that screen and server ask, and by the machine. */
describe('visit, by the spec model', () => {
  const walked = pathCoverage(visitMachine)

  it.each(paths(visitModel, 'simple'))('$name', async ({ run }) => {
    const actor = createActor(visitMachine, { inspect: walked.inspect }).start()
    let state: VisitState | null = 'booked'
    const is = (told: keyof typeof stateOf) => () =>
      expect([state, actor.getSnapshot().value]).toEqual([stateOf[told], stateOf[told]])
    const move = (told: keyof typeof moveOf) => () => {
      const event = { type: moveOf[told] }
      state = state && moveVisit(state, event)
      actor.send(event)
    }
    await run({
      states: {
        ...{ promised: is('promised'), agreed: is('agreed'), inWaitingRoom: is('inWaitingRoom'), called: is('called') },
        ...{ measured: is('measured'), ready: is('ready'), inChair: is('inChair'), interrupted: is('interrupted') },
        ...{ treated: is('treated'), owing: is('owing'), gone: is('gone'), corrected: is('corrected') },
        ...{ calledOff: is('calledOff'), keptAway: is('keptAway') },
      },
      events: {
        ...{ agree: move('agree'), giveOtherTime: move('giveOtherTime'), giveOtherDentist: move('giveOtherDentist') },
        ...{ takeBack: move('takeBack'), takeBackToAgreed: move('takeBackToAgreed') },
        ...{ callOff: move('callOff'), stayAway: move('stayAway'), arrive: move('arrive'), call: move('call') },
        ...{ comeBackLater: move('comeBackLater'), measure: move('measure'), leaveUnmeasured: move('leaveUnmeasured') },
        ...{ finishMeasuring: move('finishMeasuring'), beginTreatment: move('beginTreatment') },
        ...{ interruptTreatment: move('interruptTreatment'), resumeTreatment: move('resumeTreatment') },
        ...{ finishTreatment: move('finishTreatment'), writeInvoice: move('writeInvoice') },
        ...{ chargeNothing: move('chargeNothing'), pay: move('pay'), correct: move('correct') },
      },
    })
  })

  it('has walked every state and every transition', () => {
    expect(walked.missing()).toEqual([])
  })
})

// Mutants tried, one at a time, and seen to die:
// - another time leaves a confirmed visit confirmed; another dentist does not
// - a cancelled visit can be confirmed; who was called cannot stay away; a paused treatment is finished without going on
