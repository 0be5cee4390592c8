import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feeOracle } from '../testing/fee-oracle'
import { type FeeLine, type FeeTerms, invoiceFees, type LineFee } from './index'

const terms = (overrides: Partial<FeeTerms> = {}): FeeTerms => ({
  kind: 'percent_of_net',
  percent: 40,
  amount: null,
  basis: 'on_paid',
  deducts_materials: false,
  minimum: null,
  maximum: null,
  assistant_percent: 0,
  ...overrides,
})

const line = (overrides: Partial<FeeLine> = {}): FeeLine => ({
  terms: terms(),
  quantity: 1,
  gross: 500_000,
  discount: 0,
  deduction: 0,
  total: 500_000,
  credited: 0,
  prepaid: 0,
  ...overrides,
})

const paid = { isIssued: true, total: 500_000, collected: 500_000 }
const feeOf = (of: FeeLine, standing = paid) => invoiceFees([of], standing)[0]

describe('the fee of a line', () => {
  it.each<[name: string, of: Partial<FeeLine>, want: Partial<LineFee>]>([
    ['a percent of net', { discount: 50_000, total: 450_000 }, { base: 450_000, fee: 180_000 }],
    ['a percent of net after the laboratory', { deduction: 200_000 }, { base: 300_000, fee: 120_000 }],
    ['nothing where the laboratory costs more', { deduction: 600_000 }, { base: 0, fee: 0 }],
    [
      'a percent of gross, whatever was taken off',
      { terms: terms({ kind: 'percent_of_gross' }), discount: 50_000, deduction: 200_000 },
      { base: 500_000, fee: 200_000 },
    ],
    [
      'an amount for each',
      { terms: terms({ kind: 'fixed', percent: null, amount: 75_000 }), quantity: 2 },
      { base: 150_000, fee: 150_000 },
    ],
    ['less by the share that is credited', { credited: 100_000 }, { base: 400_000, credited: 100_000, fee: 160_000 }],
    [
      'less by the share that is credited of an amount for each',
      { terms: terms({ kind: 'fixed', percent: null, amount: 75_000 }), quantity: 2, credited: 100_000 },
      { base: 120_000, fee: 120_000 },
    ],
    [
      'nothing of what is credited whole',
      { terms: terms({ minimum: 250_000 }), credited: 500_000 },
      { base: 0, fee: 0 },
    ],
    ['not below the minimum', { terms: terms({ minimum: 250_000 }) }, { fee: 250_000 }],
    ['not above the maximum', { terms: terms({ maximum: 150_000 }) }, { fee: 150_000 }],
    [
      'shared with the assistant, a half rupiah to the assistant',
      { terms: terms({ kind: 'fixed', percent: null, amount: 50, assistant_percent: 5 }) },
      { earned: 50, assistant: 3, doctor: 47 },
    ],
    ['nothing without a rule', { terms: null }, { base: 0, fee: 0, collected: 500_000, earned: 0, doctor: 0 }],
  ])('is %s', (_, of, want) => expect(feeOf(line(of))).toMatchObject(want))
})

describe('a fee is earned', () => {
  it.each<[name: string, of: Partial<FeeTerms>, standing: Partial<typeof paid>, want: number]>([
    ['on payment: not before', {}, { collected: 0 }, 0],
    ['on payment: by a part', {}, { collected: 125_000 }, 50_000],
    ['on payment: whole', {}, {}, 200_000],
    ['on payment: whole with a stamp duty', {}, { total: 510_000, collected: 510_000 }, 200_000],
    ['on treatment: before a payment', { basis: 'on_done' }, { collected: 0 }, 200_000],
    ['on treatment: not of an invoice that is void', { basis: 'on_done' }, { isIssued: false, collected: 0 }, 0],
  ])('%s', (_, of, standing, want) => {
    expect(feeOf(line({ terms: terms(of) }), { ...paid, ...standing })?.earned).toBe(want)
  })

  it('for a session of a package as soon as it is billed, of its part of the price', () => {
    const session = line({ gross: 250_000, total: 0, prepaid: 250_000 })
    const issued = { isIssued: true, total: 0, collected: 0 }
    expect(feeOf(session, issued)).toMatchObject({ base: 250_000, fee: 100_000, collected: 250_000, earned: 100_000 })
    expect(feeOf(session, { ...issued, isIssued: false })).toMatchObject({ collected: 0, earned: 0 })
  })

  it('for what is given for nothing as soon as it is billed', () => {
    const gift = line({ terms: terms({ minimum: 20_000 }), discount: 500_000, total: 0 })
    expect(feeOf(gift, { isIssued: true, total: 0, collected: 0 })?.earned).toBe(20_000)
  })
})

const rupiah = fc.integer({ min: 0, max: 20_000_000 })
const wholePercent = fc.integer({ min: 0, max: 100 })
const anyTerms: fc.Arbitrary<FeeTerms | null> = fc.option(
  fc
    .record({
      kind: fc.constantFrom('percent_of_gross' as const, 'percent_of_net' as const, 'fixed' as const),
      share: wholePercent,
      amount: rupiah,
      basis: fc.constantFrom('on_done' as const, 'on_paid' as const),
      deducts_materials: fc.boolean(),
      minimum: fc.option(rupiah),
      above: fc.option(rupiah),
      assistant_percent: wholePercent,
    })
    .map(({ share, amount, above, ...rule }) => ({
      ...rule,
      percent: rule.kind === 'fixed' ? null : share,
      amount: rule.kind === 'fixed' ? amount : null,
      maximum: above === null ? null : (rule.minimum ?? 0) + above,
    })),
  { freq: 8 },
)
const anyLine: fc.Arbitrary<FeeLine> = fc
  .record({
    terms: anyTerms,
    quantity: fc.integer({ min: 1, max: 5 }),
    gross: rupiah,
    cut: wholePercent,
    deduction: rupiah,
    tax: wholePercent,
    isPrepaid: fc.boolean(),
  })
  .map(({ cut, tax, isPrepaid, ...of }) => {
    if (isPrepaid) return { ...of, discount: 0, total: 0, credited: 0, prepaid: of.gross }
    const discount = Math.floor((of.gross * cut) / 100)
    const total = of.gross - discount + Math.floor(((of.gross - discount) * tax) / 100)
    return { ...of, discount, total, credited: 0, prepaid: 0 }
  })

/** Payments, refunds and credits of a line as thousandths of what is possible then; rounding and stamp duty beside the lines. */
const anySequence = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
  beside: fc.integer({ min: -50, max: 10_050 }),
  moves: fc.array(
    fc.record({
      does: fc.constantFrom('pay', 'refund', 'credit'),
      part: fc.integer({ min: 0, max: 1000 }),
      line: fc.integer({ min: 0, max: 7 }),
    }),
    { maxLength: 6 },
  ),
})

it('fees equal an oracle in rationals after each payment, refund and credit, and what was collected is divided whole: 10,000 sequences', () => {
  fc.assert(
    fc.property(anySequence, ({ lines: billed, beside, moves }) => {
      const lines = billed.map((each) => ({ ...each }))
      const whole = lines.reduce((sum, { total }) => sum + total, 0)
      const prepaid = lines.reduce((sum, line) => sum + line.prepaid, 0)
      const rest = () => lines.reduce((sum, { total, credited }) => sum + total - credited, 0)
      let total = whole === 0 ? 0 : Math.max(1, whole + beside)
      let collected = 0
      for (const { does, part, line } of [{ does: 'pay', part: 0, line: 0 }, ...moves]) {
        const share = (amount: number) => Math.trunc((amount * part) / 1000)
        if (does === 'pay') collected += share(total - collected)
        if (does === 'refund') collected -= share(collected)
        const of = lines[line]
        if (does === 'credit' && of) {
          const amount = Math.min(total, share(of.total - of.credited))
          // the last line that is left takes the rest of what is beside them with it
          of.credited += amount
          total = rest() === 0 ? 0 : Math.max(1, total - amount)
          collected = Math.min(collected, total)
        }
        const fees = invoiceFees(lines, { isIssued: true, total, collected })
        expect(fees).toEqual(feeOracle(lines, { total, collected }))
        expect(fees.reduce((sum, fee) => sum + fee.collected, 0)).toBe(collected + prepaid)
        for (const { fee, earned, doctor, assistant } of fees) {
          expect(doctor + assistant).toBe(earned)
          expect(earned >= 0 && earned <= fee && assistant >= 0 && doctor >= 0).toBe(true)
        }
      }
      const paidUp = invoiceFees(lines, { isIssued: true, total, collected: total })
      expect(paidUp.map(({ earned }) => earned)).toEqual(paidUp.map(({ fee }) => fee))
    }),
    { numRuns: 10_000 },
  )
}, 120_000)
