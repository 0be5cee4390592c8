import { describe, expect, it } from 'vitest'
import { purchaseOrderProblems } from './index'

const line = { medicine_id: 1, quantity: 10, pack_size: 10, price: 4_500 }
const facts = {
  medicines: [
    { id: 1, status: 'active' as const },
    { id: 2, status: 'inactive' as const },
  ],
}

describe('a purchase order', () => {
  it.each([
    { lines: [line], problems: {} },
    { lines: [{ ...line, quantity: 0 }], problems: { 'lines.0.quantity': 'quantityNotPositive' } },
    { lines: [{ ...line, quantity: -1 }], problems: { 'lines.0.quantity': 'quantityNotPositive' } },
    { lines: [{ ...line, quantity: 1_000_001 }], problems: { 'lines.0.quantity': 'unitsTooMany' } },
    { lines: [{ ...line, quantity: 1_000_000 }], problems: {} },
    { lines: [{ ...line, quantity: 100, price: 1_000_000_000 }], problems: {} },
    { lines: [{ ...line, quantity: 101, price: 1_000_000_000 }], problems: { 'lines.0.price': 'lineTooDear' } },
    { lines: [{ ...line, medicine_id: 3 }], problems: { 'lines.0.medicine_id': 'medicineUnknown' } },
    { lines: [{ ...line, medicine_id: 2 }], problems: { 'lines.0.medicine_id': 'medicineInactive' } },
    {
      lines: [line, line],
      problems: { 'lines.0.medicine_id': 'medicineTwice', 'lines.1.medicine_id': 'medicineTwice' },
    },
  ])('with $lines has the problems $problems', ({ lines, problems }) => {
    expect(purchaseOrderProblems(lines, facts, { complete: true })).toEqual(problems)
  })

  it('has no lines only as a draft', () => {
    expect(purchaseOrderProblems([], facts, { complete: false })).toEqual({})
    expect(purchaseOrderProblems([], facts, { complete: true })).toEqual({ lines: 'linesMissing' })
  })
})
