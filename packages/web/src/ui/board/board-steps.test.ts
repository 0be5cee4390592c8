import { expect, it } from 'vitest'
import { nextCard, reachable } from './board-steps'

const columns = ['a', 'b', 'c', 'd']
const cards = [
  { id: 'a1', column: 'a' },
  { id: 'c1', column: 'c' },
  { id: 'a2', column: 'a' },
  { id: 'a3', column: 'a' },
  { id: 'c2', column: 'c' },
]

it.each([
  ['a1', 'down', 'a2'],
  ['a2', 'up', 'a1'],
  ['a1', 'up', undefined],
  ['a3', 'down', undefined],
  ['a2', 'after', 'c2'],
  ['a3', 'after', 'c2'],
  ['c1', 'before', 'a1'],
  ['c2', 'after', undefined],
  ['a1', 'before', undefined],
] as const)('leads from %s %s to %s', (from, step, want) => {
  const card = cards.find(({ id }) => id === from)
  expect(card && nextCard({ columns, cards }, card, step)?.id).toBe(want)
})

it('offers the own column and the targets, in reading order', () => {
  expect(reachable(columns, { id: 'b1', column: 'b' }, ['d', 'a'])).toEqual(['a', 'b', 'd'])
})
