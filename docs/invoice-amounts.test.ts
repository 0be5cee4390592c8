import { readFileSync } from 'node:fs'
import { type Coverage, type Discount, type InvoiceLine, invoiceAmounts, valueAddedTaxOn } from '@clinic/core/invoice'
import { expect, it } from 'vitest'

const day = '2026-11-20'

const rows = readFileSync(new URL('./invoice-amounts.md', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => /^\d/.test(cells[1] ?? ''))
  .map(([, lines = '', plan = '', discount = '', step = '', ...wanted]) => ({
    lines,
    plan,
    discount,
    step,
    wanted: wanted.slice(0, 7).map(Number),
  }))

it('finds the table', () => expect(rows.length).toBeGreaterThan(30))

it.each(rows)('$lines, plan $plan, discount $discount, step $step', ({ lines, plan, discount, step, wanted }) => {
  const amounts = invoiceAmounts(lines.split('; ').map(readLine), {
    day,
    coverage: readPlan(plan),
    discount: readDiscount(discount === '-' ? undefined : discount),
    tax: valueAddedTaxOn(day),
    rounding: Number(step),
    charges_stamp: true,
  })
  const { gross, line_discount, invoice_discount, tax, rounding, stamp_duty, payor, patient } = amounts
  expect([gross, line_discount + invoice_discount, tax, rounding, stamp_duty, payor, patient]).toEqual(wanted)
})

function readLine(text: string): InvoiceLine {
  const [, quantity = '1', price, discount, ppn, other] =
    /^(?:(\d+) x )?(\d+)(?: -(\S+))?( ppn)?( other)?$/.exec(text) ?? []
  if (!price) throw new Error(`No line: ${text}`)
  return {
    unit_price: Number(price),
    quantity: Number(quantity),
    discount: readDiscount(discount),
    taxable: ppn !== undefined,
    category: other ? 'aesthetic' : 'conservation',
    icd9cm: '',
    is_prepaid: false,
  }
}

function readDiscount(text: string | undefined): Discount | null {
  if (!text) return null
  return text.endsWith('%') ? { percent: Number(text.slice(0, -1)) } : { rupiah: Number(text) }
}

function readPlan(text: string): Coverage | null {
  const [, percent, cap] = /^(\d+)%(?: to (\d+))?$/.exec(text) ?? []
  if (!percent) return null
  const rule = {
    category: 'conservation' as const,
    percent: Number(percent),
    cap_per_visit: cap ? Number(cap) : null,
    cap_per_year: null,
    waiting_days: 0,
    needs_approval: false,
  }
  return {
    plan: { coverage_rules: [rule], excluded_codes: [], valid_from: null, valid_until: null },
    memberSince: '2026-01-01',
    paidThisYear: {},
  }
}
