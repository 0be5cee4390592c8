import { expect, it } from 'vitest'
import { invoiceLineFixture } from '../../../../entities/invoice/invoice-fixture'
import { creditInput, emptyCredit, sumsOf } from './typed-credit'

const line = (id: number, creditable: number) => invoiceLineFixture({ id, creditable })

it.each([
  { given: 'one line', lines: [line(1, 450_000)], want: { 1: 450_000 } },
  { given: 'one line that is left', lines: [line(1, 450_000), line(2, 0)], want: { 1: 450_000 } },
  { given: 'two lines', lines: [line(1, 450_000), line(2, 315_000)], want: {} },
])('of $given is chosen at first $want', ({ lines, want }) => {
  expect(emptyCredit({ lines }).amounts).toEqual(want)
})

it.each([
  { owed: 765_000, want: { amount: 150_000, refund: 0, owedAfter: 615_000 } },
  { owed: 100_000, want: { amount: 150_000, refund: 50_000, owedAfter: 0 } },
  { owed: 0, want: { amount: 150_000, refund: 150_000, owedAfter: 0 } },
])('a credit of 150,000 where $owed is owed comes to $want', ({ owed, want }) => {
  expect(sumsOf({ amounts: { 1: 100_000, 2: 50_000 } }, { owed })).toEqual(want)
})

it('sends what is given back only where something is', () => {
  const typed = { amounts: { 1: 150_000 }, method: 'qris', reference: ' 88 ', reason: ' Lepas ' } as const
  const lines = [{ invoice_line_id: 1, amount: 150_000 }]
  expect(creditInput(typed, { owed: 150_000 })).toEqual({ lines, refund: null, reason: 'Lepas' })
  expect(creditInput(typed, { owed: 0 })).toEqual({
    lines,
    refund: { amount: 150_000, method: 'qris', reference: '88' },
    reason: 'Lepas',
  })
})
