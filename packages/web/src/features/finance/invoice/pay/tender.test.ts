import { expect, it } from 'vitest'
import { changeOf, depositOf, methodsLeft, paymentInput, quickAmounts, type TypedPayment, withAnother } from './tender'

const cash = (amount: number, cash_given: number | null = null): TypedPayment => ({
  tenders: [{ method: 'cash', amount, reference: 'none' }],
  cash_given,
})

it.each([
  [765_000, [765_000, 800_000]],
  [730_000, [730_000, 750_000, 800_000]],
  [100_000, [100_000]],
  [40_000, [40_000, 50_000, 100_000]],
])('of %i the quick amounts are %j', (amount, want) => {
  expect(quickAmounts(amount)).toEqual(want)
})

it('gives back what is above the amount, and nothing where no cash is named', () => {
  expect(changeOf(cash(765_000, 800_000))).toBe(35_000)
  expect(changeOf(cash(765_000))).toBe(0)
  expect(changeOf(cash(765_000, 700_000))).toBe(-65_000)
})

it('fills one more method with what is left, and takes each method once', () => {
  const both = withAnother(cash(400_000), { owed: 765_000, deposit: 0 })
  expect(both.tenders.at(1)).toEqual({ method: 'qris', amount: 365_000, reference: '' })
  expect(withAnother(both, { owed: 765_000, deposit: 0 }).tenders.at(2)).toMatchObject({
    method: 'debit_card',
    amount: null,
  })
  expect(methodsLeft(both, 0)).not.toContain('cash')
})

it('offers a deposit where there is one, once, and sends no reference with it', () => {
  expect(methodsLeft(cash(1), 0)).not.toContain('deposit')
  expect(methodsLeft(cash(1), 1)).toContain('deposit')
  const payment: TypedPayment = {
    tenders: [{ method: 'deposit', amount: 500_000, reference: 'none' }],
    cash_given: null,
  }
  expect(depositOf(payment)).toBe(500_000)
  expect(methodsLeft(payment, 1)).not.toContain('deposit')
  expect(paymentInput(payment).tenders).toEqual([{ method: 'deposit', amount: 500_000, reference: '' }])
})

it('sends the cash that was handed over, and no reference with it', () => {
  expect(paymentInput(cash(765_000))).toEqual({
    tenders: [{ method: 'cash', amount: 765_000, reference: '' }],
    cash_given: 765_000,
  })
  const tenders = [{ method: 'qris' as const, amount: 765_000, reference: ' 8812 ' }]
  expect(paymentInput({ tenders, cash_given: 800_000 })).toEqual({
    tenders: [{ method: 'qris', amount: 765_000, reference: '8812' }],
    cash_given: null,
  })
})
