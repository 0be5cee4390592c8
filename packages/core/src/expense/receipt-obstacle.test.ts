import { describe, expect, it } from 'vitest'
import { receiptObstacle } from './receipt-obstacle'

const photo = '0123456789abcdef'

describe('the photo of a receipt', () => {
  it.each([
    ['is added while the drawer is open', { state: 'recorded', photo: null, drawer_open: true }, null],
    ['is replaced while the drawer is open', { state: 'recorded', photo, drawer_open: true }, null],
    ['is added once the money is counted', { state: 'recorded', photo: null, drawer_open: false }, null],
    ['is kept once the money is counted', { state: 'recorded', photo, drawer_open: false }, 'kept'],
    ['is not added to a void expense', { state: 'void', photo: null, drawer_open: true }, 'void'],
    ['is kept with a void expense', { state: 'void', photo, drawer_open: true }, 'void'],
  ] as const)('%s', (_, expense, obstacle) => expect(receiptObstacle(expense)).toBe(obstacle))
})
