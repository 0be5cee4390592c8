import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Coverage,
  type Discount,
  type InvoiceLine,
  type InvoiceTerms,
  invoiceAmounts,
  isAboveLimit,
  stampDutyOf,
  valueAddedTaxOn,
} from './index'

const terms: InvoiceTerms = {
  day: '2026-11-20',
  coverage: null,
  discount: null,
  tax: null,
  rounding: 100,
  charges_stamp: false,
}
const line: InvoiceLine = {
  unit_price: 400_000,
  quantity: 1,
  discount: null,
  taxable: false,
  category: 'conservation',
  icd9cm: '23.2',
  is_prepaid: false,
}
const rule = {
  category: 'conservation' as const,
  percent: 80,
  cap_per_visit: null,
  cap_per_year: null,
  waiting_days: 0,
  needs_approval: false,
}
const covered = (changes: Partial<Record<keyof typeof rule, number>> = {}): Coverage => ({
  plan: {
    coverage_rules: [{ ...rule, ...changes, category: 'conservation', needs_approval: false }],
    excluded_codes: ['24'],
    valid_from: null,
    valid_until: null,
  },
  memberSince: '2026-01-01',
  paidThisYear: {},
})

// docs/invoice-amounts.md has the cases of the order; here stands what a table cannot show.

describe('what a plan pays', () => {
  it('says for each line why it is less than its percent', () => {
    const { lines } = invoiceAmounts([line, line, { ...line, icd9cm: '24.7' }], {
      ...terms,
      coverage: covered({ cap_per_visit: 500_000 }),
    })
    expect(lines.map(({ payor, limit }) => [payor, limit])).toEqual([
      [320_000, null],
      [180_000, 'cap_per_visit'],
      [0, 'code_excluded'],
    ])
  })

  it('counts what it paid this year, and what it pays now', () => {
    const coverage = { ...covered({ cap_per_year: 1_000_000 }), paidThisYear: { conservation: 500_000 } }
    const { lines } = invoiceAmounts([line, line], { ...terms, coverage })
    expect(lines.map(({ payor }) => payor)).toEqual([320_000, 180_000])
  })

  it('is nothing of medicine, which has no category, and needs no reason', () => {
    const { lines } = invoiceAmounts([{ ...line, category: null }], { ...terms, coverage: covered() })
    expect(lines).toMatchObject([{ payor: 0, limit: null, needs_approval: false }])
  })
})

it('asks for approval above the limit of all discounts together, not at it', () => {
  const of = (discount: Discount, whole: Discount | null) =>
    invoiceAmounts([{ ...line, discount }], { ...terms, discount: whole })
  expect(isAboveLimit(of({ percent: 10 }, null), 10)).toBe(false)
  expect(isAboveLimit(of({ percent: 10 }, { rupiah: 1 }), 10)).toBe(true)
  expect(isAboveLimit(of({ rupiah: 0 }, null), 0)).toBe(false)
})

it.each([
  ['2022-03-31', 10_000],
  ['2022-04-01', 11_000],
  ['2024-12-31', 11_000],
  ['2025-01-01', 11_000],
])('on %s the tax on Rp 100,000 is %d', (day, want) => {
  const { tax } = invoiceAmounts([{ ...line, unit_price: 100_000, taxable: true }], {
    ...terms,
    tax: valueAddedTaxOn(day),
  })
  expect(tax).toBe(want)
})

it.each([
  [5_000_049, -49, 0],
  [5_000_051, 49, 10_000],
])('%d is rounded by %d before the stamp duty of %d is due', (unit_price, rounding, stamp_duty) => {
  const amounts = invoiceAmounts([{ ...line, unit_price }], { ...terms, charges_stamp: true })
  expect(amounts).toMatchObject({ rounding, stamp_duty })
})

it('of sessions that a package has prepaid comes to nothing, and takes no discount off', () => {
  const lines = [{ ...line, is_prepaid: true, taxable: true }, line]
  const tax = { numerator: 11, denominator: 100 }
  const amounts = invoiceAmounts(lines, { ...terms, tax, coverage: covered() })
  expect(amounts.lines[0]).toMatchObject({
    gross: 400_000,
    discount: 400_000,
    prepaid: 400_000,
    tax: 0,
    payor: 0,
    patient: 0,
  })
  expect(amounts).toMatchObject({ gross: 800_000, line_discount: 400_000, prepaid: 400_000 })
  expect(isAboveLimit(amounts, 0)).toBe(false)
})

it('has no stamp duty before 2021', () => {
  expect(stampDutyOf(6_000_000, '2020-12-31')).toBe(0)
  expect(stampDutyOf(6_000_000, '2021-01-01')).toBe(10_000)
})

describe('any invoice', () => {
  const discount = fc.option(
    fc.oneof(
      fc.record({ percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100) }),
      fc.record({ rupiah: fc.integer({ min: 0, max: 3_000_000 }) }),
    ),
    { nil: null },
  )
  const anyLine: fc.Arbitrary<InvoiceLine> = fc.record({
    unit_price: fc.integer({ min: 0, max: 30_000_000 }),
    quantity: fc.integer({ min: 1, max: 12 }),
    discount,
    taxable: fc.boolean(),
    category: fc.constantFrom('conservation', 'preventive', null),
    icd9cm: fc.constantFrom('23.2', '24.7', ''),
    is_prepaid: fc.boolean(),
  })
  const cap = fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: null })
  const coverage = fc.option(
    fc.record({ percent: fc.integer({ min: 0, max: 100 }), cap_per_visit: cap }).map(({ percent, cap_per_visit }) => ({
      ...covered(),
      plan: { ...covered().plan, coverage_rules: [{ ...rule, percent, cap_per_visit }] },
    })),
    { nil: null },
  )
  const anyTerms: fc.Arbitrary<InvoiceTerms> = fc.record({
    day: fc.constant('2026-11-20'),
    coverage,
    discount,
    tax: fc.option(fc.constant(valueAddedTaxOn('2026-11-20')), { nil: null }),
    rounding: fc.constantFrom(1, 100, 500, 1000),
    charges_stamp: fc.boolean(),
  })
  const anyInvoice = fc.tuple(fc.array(anyLine, { maxLength: 12 }), anyTerms)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

  it('has lines that make up its totals, and totals that make up what is owed', () => {
    fc.assert(
      fc.property(anyInvoice, ([lines, given]) => {
        const all = invoiceAmounts(lines, given)
        const total = (name: 'gross' | 'discount' | 'invoice_discount' | 'tax' | 'payor' | 'patient') =>
          sum(all.lines.map((each) => each[name]))
        expect(all.gross).toBe(total('gross'))
        expect(all.line_discount).toBe(total('discount'))
        expect(all.invoice_discount).toBe(total('invoice_discount'))
        expect(all.tax).toBe(total('tax'))
        expect(all.payor).toBe(total('payor'))
        expect(all.patient).toBe(total('patient') + all.rounding + all.stamp_duty)
        for (const each of all.lines)
          expect(each.payor + each.patient).toBe(each.gross - each.discount - each.invoice_discount + each.tax)
      }),
    )
  })

  it('owes whole rupiah and nothing below zero, the patient in whole steps', () => {
    fc.assert(
      fc.property(anyInvoice, ([lines, given]) => {
        const all = invoiceAmounts(lines, given)
        for (const each of all.lines)
          for (const value of [each.discount, each.invoice_discount, each.tax, each.payor, each.patient])
            expect(Number.isSafeInteger(value) && value >= 0).toBe(true)
        expect((all.patient - all.stamp_duty) % given.rounding).toBe(0)
        expect(Math.abs(all.rounding) * 2).toBeLessThanOrEqual(given.rounding)
      }),
    )
  })

  it('is no more than half a rupiah off the exact tax of a line', () => {
    fc.assert(
      fc.property(anyInvoice, ([lines, given]) => {
        for (const [index, each] of invoiceAmounts(lines, given).lines.entries()) {
          const base = BigInt(each.gross - each.discount - each.invoice_discount)
          const exact = given.tax && lines[index]?.taxable ? base * 11n : 0n // of a hundred
          const off = BigInt(each.tax) * 100n - exact
          expect(off > -50n && off <= 50n).toBe(true)
        }
      }),
    )
  })

  it('gives each line less than a rupiah more or less than its exact part of the whole discount', () => {
    fc.assert(
      fc.property(anyInvoice, ([lines, given]) => {
        const without = invoiceAmounts(lines, {
          ...given,
          discount: null,
          tax: null,
          rounding: 1,
          charges_stamp: false,
        })
        const all = invoiceAmounts(lines, given)
        for (const [index, each] of all.lines.entries()) {
          const part = BigInt(without.lines[index]?.patient ?? -1)
          const off = BigInt(each.invoice_discount) * BigInt(without.patient) - BigInt(all.invoice_discount) * part
          const one = BigInt(without.patient || 1)
          expect(off > -one && off < one).toBe(true)
        }
      }),
    )
  })
})
