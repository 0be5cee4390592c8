import { expect, it } from 'vitest'
import { fromDeposit, refundable } from './index'

const tender = (method: 'qris' | 'deposit', amount: number) => ({ method, amount, reference: '' })
const payment = { id: 1, refund_of: null, tenders: [tender('deposit', 500), tender('qris', 300)] }
const refund = (id: number, refund_of: number, method: 'qris' | 'deposit', amount: number) => ({
  id,
  refund_of,
  tenders: [tender(method, amount)],
})

it('keeps apart what was money and what was a deposit, less what was given back of each', () => {
  expect(refundable(payment, [payment])).toEqual({ money: 300, deposit: 500 })
  const refunds = [refund(2, 1, 'qris', 100), refund(3, 1, 'deposit', 450), refund(4, 9, 'qris', 7)]
  expect(refundable(payment, [payment, ...refunds])).toEqual({ money: 200, deposit: 50 })
})

it('counts the deposit alone', () => {
  expect(fromDeposit(payment.tenders)).toBe(500)
})
