import type { Schema } from '@clinic/api'
import { expect, it } from 'vitest'
import { contractState } from './index'

const today = '2026-11-20'
const cases: [from: string | null, until: string | null, Schema<'ContractState'>][] = [
  [null, null, 'none'],
  ['2026-01-01', null, 'current'],
  ['2026-11-20', null, 'current'],
  ['2026-11-21', null, 'upcoming'],
  ['2026-11-21', '2026-12-31', 'upcoming'],
  [null, '2027-02-19', 'current'],
  [null, '2027-02-18', 'ending'],
  ['2026-01-01', '2026-11-20', 'ending'],
  ['2026-01-01', '2026-11-19', 'expired'],
]

it.each(cases)('a contract from %s until %s is %s', (from, until, state) => {
  expect(contractState({ from, until }, today)).toBe(state)
})

it('counts the days over a leap day', () => {
  expect(contractState({ from: null, until: '2028-03-01' }, '2027-12-02')).toBe('ending')
  expect(contractState({ from: null, until: '2028-03-02' }, '2027-12-02')).toBe('current')
})
