import { expect, it } from 'vitest'
import { type SetUpFailure, setUpFixer } from './set-up'

it.each([
  ['a dentist without a NIK', { item: 'doctor', reason: 'nikMissing', rule: null }, 'doctor'],
  ['a dentist whom the service does not know', { item: 'doctor', reason: 'unknown', rule: null }, 'doctor'],
  ['an organization that the service does not know', { item: 'organization', reason: 'unknown', rule: null }, 'system'],
  ['a room that the access of the clinic does not include', { item: 'room', reason: 'refused', rule: 20003 }, 'clinic'],
  ['a room that was refused without a rule', { item: 'room', reason: 'refused', rule: null }, 'system'],
] satisfies [string, Pick<SetUpFailure, 'item' | 'reason' | 'rule'>, string][])(
  'of %s says who can fix it',
  (_, failure, want) => {
    expect(setUpFixer(failure)).toBe(want)
  },
)
