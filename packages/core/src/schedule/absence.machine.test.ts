import type { Schema } from '@clinic/api'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import { nextState } from '../lifecycle'
import { pathCoverage, statesOf } from '../testing'
import { type AbsenceEvent, type AbsenceState, absenceMachine } from './absence.machine'

const events: AbsenceEvent[] = [{ type: 'absence.approve' }, { type: 'absence.reject' }, { type: 'absence.cancel' }]
const moves: Record<AbsenceState, (AbsenceState | null)[]> = {
  requested: ['approved', 'rejected', 'cancelled'],
  approved: [null, null, 'cancelled'],
  rejected: [null, null, null],
  cancelled: [null, null, null],
}

describe('an absence', () => {
  it.each(
    statesOf(absenceMachine).flatMap((state) =>
      events.map((event, index) => ({ state, event, want: moves[state][index] })),
    ),
  )('that is $state is by $event.type $want', ({ state, event, want }) => {
    expect(nextState(absenceMachine, state, event)).toBe(want)
  })

  it('begins with the request, and has no state and no transition besides these', () => {
    const walked = pathCoverage(absenceMachine)
    const walk = (...path: AbsenceEvent[]) => {
      const actor = createActor(absenceMachine, { inspect: walked.inspect }).start()
      for (const event of path) actor.send(event)
    }
    for (const event of events) walk(event)
    walk({ type: 'absence.approve' }, { type: 'absence.cancel' })
    expect(walked.missing()).toEqual([])
    expect(statesOf(absenceMachine)).toEqual(Object.keys(moves))
  })

  it('has the states of the contract', () => {
    expectTypeOf<AbsenceState>().toEqualTypeOf<Schema<'AbsenceState'>>()
  })
})

// Mutants tried, one at a time, and seen to die:
// - approve leads to rejected; a rejected one can be cancelled; an approved one cannot; it begins approved
