import { expect, it } from 'vitest'
import { valuesOf } from '../values'
import { isComparisonShown, joinProblem, stockCountStates } from './index'

const me = (round = 1) => ({ round, is_caller: true })
const other = (round = 1) => ({ round, is_caller: false })

it.each([
  ['the first of two', { counters: 2, people: [] }, null],
  ['the second of two', { counters: 2, people: [other()] }, null],
  ['the third of two', { counters: 2, people: [other(), other()] }, 'enoughCount'],
  ['the second where one counts', { counters: 1, people: [other()] }, 'enoughCount'],
  ['the first once more as the second', { counters: 2, people: [me()] }, 'countingAlready'],
  ['whoever counted before in a recount', { counters: 2, round: 2, people: [me(), other()] }, null],
  ['a second one in a recount', { counters: 2, round: 2, people: [me(), other(), other(2)] }, 'enoughCount'],
  [
    'a manager, who has seen the review',
    { counters: 2, round: 2, people: [me(), other()], canApprove: true },
    'reviewSeen',
  ],
  ['a manager, before any review', { counters: 2, people: [], canApprove: true }, null],
])('%s', (_, joining, problem) => {
  expect(joinProblem({ round: 1, canApprove: false, ...joining })).toBe(problem)
})

it('shows what the books say to nobody who could still count', () => {
  const shown = (canApprove: boolean) =>
    valuesOf(stockCountStates).filter((state) => isComparisonShown(state, { canApprove }))
  expect([shown(true), shown(false)]).toEqual([['review', 'posted', 'cancelled'], ['posted']])
})
