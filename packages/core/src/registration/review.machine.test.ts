import type { Schema } from '@clinic/api'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import { nextState } from '../lifecycle'
import { pathCoverage, statesOf } from '../testing'
import { type ReviewEvent, type ReviewState, reviewMachine } from './review.machine'

const moves: { event: ReviewEvent; want: ReviewState }[] = [
  { event: { type: 'review.accept' }, want: 'accepted' },
  { event: { type: 'review.merge' }, want: 'merged' },
  { event: { type: 'review.reject' }, want: 'rejected' },
  { event: { type: 'review.expired' }, want: 'expired' },
]

describe('review', () => {
  it.each(moves)('moves a submitted registration by $event.type to $want', ({ event, want }) => {
    expect(nextState(reviewMachine, 'submitted', event)).toBe(want)
  })

  it('is final: nothing moves a registration that was decided', () => {
    for (const { want } of moves)
      for (const { event } of moves) expect(nextState(reviewMachine, want, event)).toBeNull()
  })

  it('begins with submitted, and has no state and no transition besides these', () => {
    const walked = pathCoverage(reviewMachine)
    for (const { event } of moves) createActor(reviewMachine, { inspect: walked.inspect }).start().send(event)
    expect(walked.missing()).toEqual([])
    expect(statesOf(reviewMachine)).toEqual(['submitted', ...moves.map(({ want }) => want)])
  })

  it('has the states of the contract', () => {
    expectTypeOf<ReviewState>().toEqualTypeOf<Schema<'RegistrationState'>>()
  })
})

// Mutants tried, one at a time, and seen to die:
// - accept leads to merged; 'review.expired' removed; it begins with accepted
// - a decided registration can be rejected; a state the contract does not know
