import type { Schema } from '@clinic/api'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor, type EventFrom } from 'xstate'
import { canMove, nextState } from '../lifecycle'
import { appointmentModel, pathCoverage, paths, type StateOf, statesOf } from '../testing'
import { type AppointmentEvent, type AppointmentState, appointmentMachine, occupiesSlot } from './appointment.machine'

/** What the contract calls each state of the model. */
const stateOf: Record<StateOf<typeof appointmentModel>, AppointmentState> = {
  promised: 'booked',
  agreed: 'confirmed',
  here: 'arrived',
  keptAway: 'no_show',
  calledOff: 'cancelled',
}
const eventOf: Record<EventFrom<typeof appointmentModel>['type'], AppointmentEvent['type']> = {
  agree: 'appointment.confirm',
  giveOtherTime: 'appointment.reschedule',
  giveOtherDentist: 'appointment.reassign',
  takeBack: 'appointment.restoreBooked',
  takeBackToAgreed: 'appointment.restoreConfirmed',
  callOff: 'appointment.cancel',
  stayAway: 'appointment.miss',
  come: 'appointment.arrive',
  turnOutAbsent: 'appointment.undoArrival',
  comeAfterAll: 'appointment.arriveLate',
  promiseAgain: 'appointment.reinstate',
}
const modelStates = statesOf(appointmentModel)

describe('appointment', () => {
  it.each(modelStates)('that is %s allows what the model does, and nothing else', (told) => {
    const allowed = Object.entries(eventOf).filter(([, type]) => canMove(appointmentMachine, stateOf[told], { type }))
    expect(allowed.map(([event]) => event).sort()).toEqual(
      Object.keys(appointmentModel.config.states?.[told]?.on ?? {}).sort(),
    )
  })

  it('has no state and no event besides these', () => {
    expect([...statesOf(appointmentMachine)].sort()).toEqual(Object.values(stateOf).sort())
    expect([...appointmentMachine.events].sort()).toEqual(Object.values(eventOf).sort())
  })

  it('has the states of the contract', () => {
    expectTypeOf<AppointmentState>().toEqualTypeOf<Schema<'AppointmentState'>>()
  })

  it('gives its time back when it does not take place', () => {
    expect(modelStates.filter((told) => !occupiesSlot(stateOf[told]))).toEqual(['keptAway', 'calledOff'])
  })
})

describe('appointment, by the spec model', () => {
  const walked = pathCoverage(appointmentMachine)

  it.each(paths(appointmentModel, 'simple'))('$name', async ({ run }) => {
    const actor = createActor(appointmentMachine, { inspect: walked.inspect }).start()
    let state: AppointmentState | null = 'booked'
    const is = (told: keyof typeof stateOf) => () =>
      expect([state, actor.getSnapshot().value]).toEqual([stateOf[told], stateOf[told]])
    const move = (told: keyof typeof eventOf) => () => {
      const event = { type: eventOf[told] }
      state = state && nextState(appointmentMachine, state, event)
      actor.send(event)
    }
    await run({
      states: {
        promised: is('promised'),
        agreed: is('agreed'),
        here: is('here'),
        keptAway: is('keptAway'),
        calledOff: is('calledOff'),
      },
      events: {
        agree: move('agree'),
        giveOtherTime: move('giveOtherTime'),
        giveOtherDentist: move('giveOtherDentist'),
        takeBack: move('takeBack'),
        takeBackToAgreed: move('takeBackToAgreed'),
        callOff: move('callOff'),
        stayAway: move('stayAway'),
        come: move('come'),
        turnOutAbsent: move('turnOutAbsent'),
        comeAfterAll: move('comeAfterAll'),
        promiseAgain: move('promiseAgain'),
      },
    })
  })

  it('has walked every state and every transition', () => {
    expect(walked.missing()).toEqual([])
  })
})

// Mutants tried, one at a time, and seen to die:
