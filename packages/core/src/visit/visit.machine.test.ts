import type { Schema } from '@clinic/api'
import { expect, expectTypeOf, it } from 'vitest'
import { statesOf, visitModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { isInTreatment, isUnderWay, type VisitState, visitMachine } from './visit.machine'

provesLifecycle('a visit', visitMachine, visitModel, {
  states: {
    inWaitingRoom: 'waiting',
    called: 'called',
    beingMeasured: 'in_vitals',
    readyForDentist: 'ready',
    inChair: 'in_practice',
    interrupted: 'paused',
    treated: 'finished',
    settled: 'checked_out',
    gone: 'left',
    mistaken: 'entered_in_error',
  },
  events: {
    call: 'visit.call',
    sendBackToWait: 'visit.requeue',
    measure: 'visit.startVitals',
    goUnmeasured: 'visit.skipVitals',
    finishMeasuring: 'visit.finishVitals',
    beginTreatment: 'visit.startPractice',
    interruptTreatment: 'visit.pause',
    goOn: 'visit.resume',
    finishTreatment: 'visit.finish',
    breakOffTreatment: 'visit.discontinue',
    openAgain: 'visit.reopen',
    settle: 'visit.checkOut',
    goAwayUntreated: 'visit.leave',
    turnOutMistaken: 'visit.enteredInError',
  },
})

it('a visit has the states of the contract', () => {
  expectTypeOf<VisitState>().toEqualTypeOf<Schema<'VisitState'>>()
})

it('a patient is in the house until treatment is over, or ends before it began', () => {
  expect(statesOf(visitMachine).filter((state) => !isUnderWay(state))).toEqual([
    'finished',
    'checked_out',
    'left',
    'entered_in_error',
  ])
})

it('a visit is written into while it is in treatment, paused or not', () => {
  expect(statesOf(visitMachine).filter(isInTreatment)).toEqual(['in_practice', 'paused'])
})

// Mutants tried, one at a time, and seen to die:
// - it begins called; reopen removed; a treatment that is broken off counts as left; who is sent back from a call stays called
// - who left can be called
