import { expect, it } from 'vitest'
import { type InvoiceLine, type InvoiceProblem, type InvoiceTerms, invoiceProblems } from './index'

const line: InvoiceLine = {
  unit_price: 150_000,
  quantity: 1,
  discount: null,
  taxable: false,
  category: null,
  icd9cm: '',
  is_prepaid: false,
}
const terms: InvoiceTerms = {
  day: '2026-11-20',
  coverage: null,
  discount: null,
  tax: null,
  rounding: 100,
  charges_stamp: true,
}

const cases: [
  what: string,
  lines: Partial<InvoiceLine>[],
  discount: InvoiceTerms['discount'],
  want: InvoiceProblem[],
][] = [
  ['nothing to bill', [], null, [{ code: 'noLines' }]],
  ['one good line', [{}], null, []],
  ['a line that costs nothing', [{ unit_price: 0 }], null, []],
  ['a price of 10^15', [{ unit_price: 1e15 }], null, [{ code: 'priceInvalid', line: 0 }]],
  ['a price below zero', [{}, { unit_price: -1 }], null, [{ code: 'priceInvalid', line: 1 }]],
  ['half a rupiah', [{ unit_price: 0.5 }], null, [{ code: 'priceInvalid', line: 0 }]],
  ['no number', [{ unit_price: Number.NaN }], null, [{ code: 'priceInvalid', line: 0 }]],
  ['a negative quantity', [{ quantity: -1 }], null, [{ code: 'quantityInvalid', line: 0 }]],
  ['a quantity of none', [{ quantity: 0 }], null, [{ code: 'quantityInvalid', line: 0 }]],
  ['half a piece', [{ quantity: 0.5 }], null, [{ code: 'quantityInvalid', line: 0 }]],
  ['101 %', [{ discount: { percent: 101 } }], null, [{ code: 'discountInvalid', line: 0 }]],
  ['three decimals of a percent', [{ discount: { percent: 0.125 } }], null, [{ code: 'discountInvalid', line: 0 }]],
  ['two decimals of a percent', [{ discount: { percent: 0.29 } }], null, []],
  ['a discount below zero', [{ discount: { rupiah: -1 } }], null, [{ code: 'discountInvalid', line: 0 }]],
  [
    'more off a line than it costs',
    [{ discount: { rupiah: 150_001 } }],
    null,
    [{ code: 'discountAboveLine', line: 0 }],
  ],
  ['more off a line than one piece costs', [{ quantity: 2, discount: { rupiah: 300_000 } }], null, []],
  ['nothing off a line', [{ discount: { percent: 0 } }], null, []],
  ['100 %', [{ discount: { percent: 100 } }], null, []],
  ['all of a line', [{ discount: { rupiah: 150_000 } }], null, []],
  ['more off than the patient pays', [{}], { rupiah: 150_001 }, [{ code: 'invoiceDiscountAboveTotal' }]],
  ['all that the patient pays', [{}], { rupiah: 150_000 }, []],
  [
    'more off than the patient pays without the stamp',
    [{ unit_price: 6_000_000 }],
    { rupiah: 6_005_000 },
    [{ code: 'invoiceDiscountAboveTotal' }],
  ],
  ['the largest total', [{ unit_price: 1e9, quantity: 100 }], null, []],
  ['-1 % of the whole', [{}], { percent: -1 }, [{ code: 'invoiceDiscountInvalid' }]],
  ['a total too large to be true', [{ unit_price: 1e9, quantity: 9_999 }], null, [{ code: 'totalTooLarge' }]],
  [
    'two wrong lines and a wrong whole',
    [{ quantity: 0 }, { unit_price: -1 }],
    { percent: 200 },
    [{ code: 'quantityInvalid', line: 0 }, { code: 'priceInvalid', line: 1 }, { code: 'invoiceDiscountInvalid' }],
  ],
]

it.each(cases)('%s', (_, lines, discount, want) => {
  expect(
    invoiceProblems(
      lines.map((changes) => ({ ...line, ...changes })),
      { ...terms, discount },
    ),
  ).toEqual(want)
})
