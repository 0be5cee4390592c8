import { expect, it } from 'vitest'
import { usageProblems } from './index'

const batch = { id: 1, medicine_id: 11, expires_on: '2027-01-31', on_hand: 4, state: 'good' as const }
const batches = [batch, { ...batch, id: 2, on_hand: 90, state: 'expired' as const }]
const lines = [{ medicine_id: 11 }, { medicine_id: 12 }]
const problemsOf = (...inputs: { medicine_id: number; quantity: number }[]) =>
  Object.fromEntries(usageProblems(inputs, lines, batches))

it('as much as is there and has not expired can be taken', () => {
  expect(problemsOf({ medicine_id: 11, quantity: 4 })).toEqual({})
  expect(problemsOf({ medicine_id: 11, quantity: 5 })).toEqual({ 0: { code: 'notEnoughMaterial', most: 4 } })
  expect(problemsOf({ medicine_id: 11, quantity: 1 }, { medicine_id: 12, quantity: 1 })).toEqual({
    1: { code: 'notEnoughMaterial', most: 0 },
  })
})

it('a material is named once, and only one that is proposed', () => {
  expect(problemsOf({ medicine_id: 13, quantity: 1 })).toEqual({ 0: { code: 'materialNotProposed', most: 0 } })
  expect(problemsOf({ medicine_id: 11, quantity: 1 }, { medicine_id: 11, quantity: 1 })).toEqual({
    0: { code: 'materialTwice', most: 0 },
    1: { code: 'materialTwice', most: 0 },
  })
})
