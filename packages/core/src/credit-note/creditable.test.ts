import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type InvoiceLine, type InvoiceTerms, invoiceAmounts, invoiceStates } from '../invoice'
import { valuesOf } from '../values'
import { canBeCredited, creditableOf, creditOf } from './index'

const terms: InvoiceTerms = {
  day: '2026-11-20',
  coverage: null,
  discount: null,
  tax: null,
  rounding: 1,
  charges_stamp: false,
}
const service: InvoiceLine = {
  unit_price: 500_000,
  quantity: 1,
  discount: null,
  taxable: false,
  category: null,
  icd9cm: '',
  is_prepaid: false,
}
const tax = { numerator: 11, denominator: 100 }

/** Bills lines as the server does, and says what can be credited of each. */
function creditable(lines: readonly Partial<InvoiceLine>[], given: Partial<InvoiceTerms> = {}) {
  const billed = invoiceAmounts(
    lines.map((line) => ({ ...service, ...line })),
    { ...terms, ...given },
  )
  return creditableOf(
    billed.lines.map((amounts) => ({
      paket_id: null,
      amounts: { ...amounts, total: amounts.patient + amounts.payor },
    })),
    { ...billed, total: billed.patient + billed.payor },
  )
}

it.each([
  { given: 'one line', of: creditable([{}]), want: [500_000] },
  { given: 'its own discount', of: creditable([{ discount: { rupiah: 50_000 } }]), want: [450_000] },
  {
    given: 'a discount of the whole, in parts',
    of: creditable([{}, { unit_price: 1_500_000 }], { discount: { rupiah: 200_000 } }),
    want: [450_000, 1_350_000],
  },
  {
    given: 'tax on one of two',
    of: creditable([{ taxable: true }, {}], { tax }),
    want: [555_000, 500_000],
  },
  {
    given: 'a total that is rounded up, in parts',
    of: creditable([{ unit_price: 100_020 }, { unit_price: 50_010 }], { rounding: 100 }),
    want: [100_000, 50_000],
  },
  {
    given: 'stamp duty, which stays',
    of: creditable([{ unit_price: 6_000_000 }], { charges_stamp: true }),
    want: [6_000_000],
  },
  { given: 'what a package has prepaid', of: creditable([{ is_prepaid: true }]), want: [0] },
  { given: 'nothing to pay', of: creditable([{ unit_price: 0 }]), want: [0] },
])('of $given can be credited $want', ({ of, want }) => {
  expect(of.map(({ most }) => most)).toEqual(want)
})

it('the part of a payor is not credited', () => {
  const amounts = {
    gross: 500_000,
    discount: 0,
    invoice_discount: 0,
    tax: 0,
    total: 500_000,
    benefit: 400_000,
    payor: 400_000,
  }
  const [line] = creditableOf([{ paket_id: null, amounts }], { total: 500_000, payor: 400_000, stamp_duty: 0 })
  expect(line).toEqual({ most: 100_000, net: 100_000, tax: 0 })
})

it('a line that sells a package has nothing to credit', () => {
  const amounts = { gross: 500_000, discount: 0, invoice_discount: 0, tax: 0, total: 500_000, benefit: 0, payor: 0 }
  const totals = { total: 1_000_000, payor: 0, stamp_duty: 0 }
  const lines = creditableOf(
    [
      { paket_id: 3, amounts },
      { paket_id: null, amounts },
    ],
    totals,
  )
  expect(lines.map(({ most }) => most)).toEqual([0, 500_000])
})

it.each([
  { before: 0, amount: 555_000, want: { net: 500_000, tax: 55_000, rounding: 0 } },
  { before: 0, amount: 111_000, want: { net: 100_000, tax: 11_000, rounding: 0 } },
  { before: 111_000, amount: 444_000, want: { net: 400_000, tax: 44_000, rounding: 0 } },
  { before: 0, amount: 1, want: { net: 1, tax: 0, rounding: 0 } },
])('of $amount after $before are $want', ({ before, amount, want }) => {
  expect(creditOf({ most: 555_000, net: 500_000, tax: 55_000 }, { before, amount })).toEqual(want)
})

it('credits of a line sum to what is credited, never fall, and all of them to what was billed', () => {
  const line = fc.record({
    net: fc.integer({ min: 0, max: 9_000_000 }),
    tax: fc.integer({ min: 0, max: 990_000 }),
    rounded: fc.integer({ min: -50, max: 50 }),
  })
  fc.assert(
    fc.property(
      line,
      fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 6 }),
      ({ net, tax, rounded }, shares) => {
        const most = net + tax === 0 ? 0 : Math.max(0, net + tax + rounded)
        const sums = { net: 0, tax: 0, rounding: 0 }
        let before = 0
        for (const amount of [...shares.map((share) => Math.floor(((most - before) * share) / 1000)), Infinity]) {
          const taken = Math.min(amount, most - before)
          const credit = creditOf({ most, net, tax }, { before, amount: taken })
          expect(credit.net + credit.tax + credit.rounding).toBe(taken)
          expect(credit.net).toBeGreaterThanOrEqual(0)
          expect(credit.tax).toBeGreaterThanOrEqual(0)
          before += taken
          for (const part of ['net', 'tax', 'rounding'] as const) sums[part] += credit[part]
        }
        if (most > 0) expect(sums).toEqual({ net, tax, rounding: most - net - tax })
      },
    ),
    { numRuns: 5_000 },
  )
})

it('can be done while an invoice is owed or paid: not of a draft, nor once it is void or written off', () => {
  expect(valuesOf(invoiceStates).filter(canBeCredited)).toEqual(['issued', 'partly_paid', 'paid'])
})
