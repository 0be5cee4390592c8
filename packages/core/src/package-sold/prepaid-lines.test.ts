import { describe, expect, it } from 'vitest'
import { prepaidLines, sessionNumbers, unpaidLine } from './prepaid-lines'

const scaling = { product_id: 1, quantity: 1 }
const veneer = { product_id: 2, quantity: 1 }
const later = { id: 7, valid_until: '2027-06-30', items: [{ product_id: 1, sessions: 5, left: 4 }] }
const sooner = { id: 8, valid_until: '2027-01-31', items: [{ product_id: 1, sessions: 3, left: 1 }] }

describe('lines are prepaid', () => {
  it.each([
    ['by a package with the service', [scaling, veneer], [later], [7, null]],
    ['by the one that ends first, until its sessions are gone', [scaling, scaling], [later, sooner], [8, 7]],
    ['as a whole or not at all', [{ ...scaling, quantity: 2 }], [sooner], [null]],
    ['by one with enough for the line', [{ ...scaling, quantity: 2 }], [sooner, later], [7]],
    ['never where they are medicine', [{ product_id: null, quantity: 1 }], [later], [null]],
    ['by nothing without a package', [scaling], [], [null]],
  ])('%s', (_, lines, packages, want) => expect(prepaidLines(lines, packages)).toEqual(want))

  it('by the one bought first where two end on one day', () => {
    expect(prepaidLines([scaling], [{ ...later, id: 9 }, later])).toEqual([7])
  })
})

describe('a chosen package', () => {
  const of = (package_id: number | null, quantity = 1, product_id = 1) => ({ product_id, quantity, package_id })
  it.each([
    ['that has the sessions is enough', [of(7, 4), of(null)], -1],
    ['has each session once', [of(8), of(8)], 1],
    ['that is not there prepays nothing', [of(99)], 0],
    ['prepays only its services', [of(null), of(7, 1, 2)], 1],
  ])('%s', (_, lines, want) => expect(unpaidLine(lines, [later, sooner])).toBe(want))

  it('counts its sessions on from those used', () => {
    expect(sessionNumbers([of(7), of(null), of(7, 2), of(8)], [later, sooner])).toEqual([2, null, 4, 3])
  })

  it('that is not known counts from the first', () => {
    expect(sessionNumbers([of(99)], [])).toEqual([1])
  })
})
