import { describe, expect, it } from 'vitest'
import { createActor, type EventFrom } from 'xstate'
import { canMove, nextState } from '../lifecycle'
import { pathCoverage, paths, type StateOf, statesOf, visitModel } from '../testing'
import { type VisitEvent, type VisitState, visitMachine } from './visit.machine'

const stateOf: Record<StateOf<typeof visitModel>, VisitState> = {
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
}
const eventOf: Record<EventFrom<typeof visitModel>['type'], VisitEvent['type']> = {
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
}

describe('visit', () => {
  it.each(statesOf(visitModel))('of somebody who is %s allows what the model does, and nothing else', (told) => {
    const allowed = Object.entries(eventOf).filter(([, type]) => canMove(visitMachine, stateOf[told], { type }))
    expect(allowed.map(([event]) => event).sort()).toEqual(
      Object.keys(visitModel.config.states?.[told]?.on ?? {}).sort(),
    )
  })

  it('has no state and no event besides these', () => {
    expect([...statesOf(visitMachine)].sort()).toEqual(Object.values(stateOf).sort())
    expect([...visitMachine.events].sort()).toEqual(Object.values(eventOf).sort())
  })
})

describe('visit, by the spec model', () => {
  const walked = pathCoverage(visitMachine)

  it.each(paths(visitModel, 'shortest'))('$name', async ({ run }) => {
    const actor = createActor(visitMachine, { inspect: walked.inspect }).start()
    let state: VisitState | null = 'waiting'
    const is = (told: keyof typeof stateOf) => () =>
      expect([state, actor.getSnapshot().value]).toEqual([stateOf[told], stateOf[told]])
    const move = (told: keyof typeof eventOf) => () => {
      const event = { type: eventOf[told] }
      state = state && nextState(visitMachine, state, event)
      actor.send(event)
    }
    await run({
      states: {
        inWaitingRoom: is('inWaitingRoom'),
        called: is('called'),
        beingMeasured: is('beingMeasured'),
        readyForDentist: is('readyForDentist'),
        inChair: is('inChair'),
        interrupted: is('interrupted'),
        treated: is('treated'),
        settled: is('settled'),
        gone: is('gone'),
        mistaken: is('mistaken'),
      },
      events: {
        call: move('call'),
        sendBackToWait: move('sendBackToWait'),
        measure: move('measure'),
        goUnmeasured: move('goUnmeasured'),
        finishMeasuring: move('finishMeasuring'),
        beginTreatment: move('beginTreatment'),
        interruptTreatment: move('interruptTreatment'),
        goOn: move('goOn'),
        finishTreatment: move('finishTreatment'),
        breakOffTreatment: move('breakOffTreatment'),
        openAgain: move('openAgain'),
        settle: move('settle'),
        goAwayUntreated: move('goAwayUntreated'),
        turnOutMistaken: move('turnOutMistaken'),
      },
    })
  })

  it('has walked every state and every transition', () => {
    expect(walked.missing()).toEqual([])
  })
})

// Mutants tried, one at a time, and seen to die:
