import { expect, it } from 'vitest'
import { statesOf } from '../testing'
import { visitMachine } from './visit.machine'
import { visitStage, visitStages } from './visit-stage'

it.each([
  ['booked', null, 'expected'],
  ['confirmed', null, 'expected'],
  ['cancelled', null, null],
  ['no_show', null, null],
  // the visit is read a moment later than its appointment
  ['arrived', null, 'waiting'],
  ['arrived', 'called', 'called'],
  ['arrived', 'left', null],
  // an arrival that was undone: the patient is expected again
  ['confirmed', 'entered_in_error', 'expected'],
  [null, 'entered_in_error', null],
  [null, 'waiting', 'waiting'],
  [null, 'in_vitals', 'in_vitals'],
  [null, 'ready', 'ready'],
  [null, 'in_practice', 'in_practice'],
  [null, 'paused', 'in_practice'],
  [null, 'finished', 'cashier'],
  [null, 'checked_out', 'done'],
  [null, null, null],
] as const)('of appointment %s and visit %s is %s', (appointment, visit, want) => {
  expect(visitStage({ appointment, visit })).toBe(want)
})

it('leads through all columns of the board', () => {
  const reached = new Set(statesOf(visitMachine).map((visit) => visitStage({ appointment: 'booked', visit })))
  expect([...visitStages].filter((stage) => !reached.has(stage))).toEqual([])
})

// Mutants tried, one at a time, and seen to die:
// - paused is shown as ready; who arrived is still expected; a visit entered in error is shown instead of its appointment
// - an appointment alone is shown nowhere; who checked out stays at the cashier
