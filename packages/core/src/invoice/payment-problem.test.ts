import { expect, it } from 'vitest'
import { cashIn, paymentProblem, paymentTotal } from './index'

const tender = (method: 'cash' | 'qris', amount: number) => ({ method, amount, reference: '' })

it.each([
  ['all in cash', [tender('cash', 100)], 100, null],
  ['cash with change', [tender('cash', 100)], 150, null],
  ['a part', [tender('qris', 40)], null, null],
  ['half and half', [tender('qris', 50), tender('cash', 50)], 50, null],
  ['more than is owed', [tender('qris', 60), tender('cash', 50)], 50, { field: 'tenders', code: 'aboveOwed' }],
  ['one method twice', [tender('qris', 10), tender('qris', 10)], null, { field: 'tenders', code: 'methodTwice' }],
  ['cash without the notes', [tender('cash', 100)], null, { field: 'cash_given', code: 'cashMissing' }],
  ['too few notes', [tender('cash', 100)], 99, { field: 'cash_given', code: 'cashTooLittle' }],
  ['notes without cash', [tender('qris', 100)], 100, { field: 'cash_given', code: 'cashNotHere' }],
])('%s', (_, tenders, cash_given, want) => {
  expect(paymentProblem({ tenders, cash_given }, 100)).toEqual(want)
})

it('counts all methods together, and cash alone', () => {
  const tenders = [tender('qris', 50), tender('cash', 30)]
  expect([paymentTotal(tenders), cashIn(tenders)]).toEqual([80, 30])
})
