import type { Schema } from '@clinic/api'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feeOracle, oracleParts } from '../testing/fee-oracle'
import { daysOfPeriod, periodBefore } from '../time'
import {
  type BilledInvoice,
  type BilledLine,
  type BilledMaterial,
  type CountedLine,
  type FeeBooks,
  statementLines,
} from './index'

const rule = (overrides: Partial<Schema<'FeeRuleInput'>> = {}): Schema<'FeeRuleInput'> => ({
  doctor_id: 3,
  product_id: null,
  category: null,
  kind: 'percent_of_net',
  percent: 40,
  amount: null,
  basis: 'on_paid',
  deducts_materials: false,
  minimum: null,
  maximum: null,
  assistant_percent: 0,
  guarantee: null,
  valid_from: '2026-01-01',
  status: 'active',
  ...overrides,
})
const onDone = rule({ basis: 'on_done' })
const lessMaterials = rule({ basis: 'on_done', deducts_materials: true })

const line = (overrides: Partial<BilledLine> = {}): BilledLine => ({
  id: 1,
  doctor_id: 3,
  product_id: 7,
  category: 'conservation',
  service: 'Tambalan',
  quantity: 1,
  gross: 500_000,
  discount: 0,
  costs: [],
  total: 500_000,
  credits: [],
  prepaid: 0,
  ...overrides,
})

const invoice = (overrides: Partial<BilledInvoice> = {}): BilledInvoice => ({
  id: 1,
  number: 'INV-1',
  visit_id: 1,
  patient_initials: 'AS',
  day: '2026-09-10',
  issued_on: '2026-09-10',
  void_on: null,
  total: 500_000,
  payments: [],
  credits: [],
  lines: [line()],
  materials: [],
  ...overrides,
})

const books = (overrides: Partial<FeeBooks> = {}): FeeBooks => ({
  rules: [rule()],
  approved: new Map(),
  counted: new Map(),
  ...overrides,
})

const material = (overrides: Partial<BilledMaterial> = {}): BilledMaterial => ({
  product_id: 7,
  medicine_id: 41,
  name: 'Komposit A2',
  day: '2026-09-10',
  amount: 50_000,
  ...overrides,
})

const september = { first: '2026-09', last: '2026-09' }
const countedAs = (doctor: number): CountedLine => ({ earned: doctor, assistant: 0, doctor, terms: onDone })
const monthsOf = (of: BilledInvoice, given: FeeBooks) =>
  ['2026-09', '2026-10', '2026-11'].map((month) => statementLines([of], month, given).map(({ doctor }) => doctor))

describe('the statement of a month', () => {
  const half = { day: '2026-10-02', amount: 250_000 }
  const rest = { day: '2026-11-30', amount: 250_000 }
  const fifth = { day: '2026-11-12', amount: 100_000 }
  const crown = { day: '2026-10-15', amount: 100_000 }
  it.each<[name: string, of: Partial<BilledInvoice>, given: Partial<FeeBooks>, want: number[][]]>([
    ['holds a line from the month it is billed in, and what is earned when it is', {}, {}, [[0], [], []]],
    ['holds what is earned by payment when it is paid', { payments: [half, rest] }, {}, [[0], [100_000], [100_000]]],
    ['holds what is earned by treatment when it is billed', {}, { rules: [onDone] }, [[200_000], [], []]],
    [
      'takes back what is refunded later',
      { payments: [half, { day: '2026-11-01', amount: -250_000 }] },
      {},
      [[0], [100_000], [-100_000]],
    ],
    ['takes back what is void later', { void_on: '2026-10-01' }, { rules: [onDone] }, [[200_000], [-200_000], []]],
    [
      'takes back what is credited later, by the same share as of the line',
      { credits: [fifth], lines: [line({ credits: [fifth] })] },
      { rules: [onDone] },
      [[200_000], [], [-40_000]],
    ],
    [
      'takes back what is credited of a line that was paid, and its payment given back',
      {
        payments: [half, { day: '2026-10-03', amount: 250_000 }, { day: '2026-11-12', amount: -100_000 }],
        credits: [fifth],
        lines: [line({ credits: [fifth] })],
      },
      {},
      [[0], [200_000], [-40_000]],
    ],
    [
      'takes back all of what is credited whole, a minimum and what the laboratory cost too',
      {
        credits: [{ day: '2026-10-09', amount: 500_000 }],
        lines: [
          line({ costs: [{ day: '2026-09-11', amount: 100_000 }], credits: [{ day: '2026-10-09', amount: 500_000 }] }),
        ],
      },
      { rules: [rule({ basis: 'on_done', minimum: 190_000 })] },
      [[190_000], [-190_000], []],
    ],
    [
      'takes what is void back once, though a part of it was credited before',
      { credits: [fifth], lines: [line({ credits: [fifth] })], void_on: '2026-11-20' },
      { rules: [onDone] },
      [[200_000], [], [-200_000]],
    ],
    ['holds nothing of what is void in the same month', { void_on: '2026-09-30' }, { rules: [onDone] }, [[], [], []]],
    ['holds nothing without a rule', { payments: [half] }, { rules: [] }, [[], [], []]],
    ['holds nothing that nobody did', { lines: [line({ doctor_id: null })] }, {}, [[], [], []]],
    ['holds nothing of medicine', { lines: [line({ product_id: null, category: null })] }, {}, [[], [], []]],
    ['holds nothing of another dentist', { lines: [line({ doctor_id: 4 })] }, {}, [[], [], []]],
    [
      'holds a session of a package when it is billed, with its part of the price',
      { lines: [line({ gross: 250_000, total: 0, prepaid: 250_000 })], total: 0 },
      {},
      [[100_000], [], []],
    ],
    [
      'takes a session back when its invoice is void',
      { lines: [line({ gross: 250_000, total: 0, prepaid: 250_000 })], total: 0, void_on: '2026-10-05' },
      {},
      [[100_000], [-100_000], []],
    ],
    [
      'deducts what the laboratory costs',
      { lines: [line({ costs: [crown] })] },
      { rules: [onDone] },
      [[200_000], [-40_000], []],
    ],
    [
      'deducts it where it was received before it is billed',
      { lines: [line({ costs: [{ day: '2026-08-30', amount: 100_000 }] })] },
      { rules: [onDone] },
      [[160_000], [], []],
    ],
    [
      'gives it back while the work is redone, and deducts what it costs then',
      {
        lines: [
          line({
            costs: [crown, { day: '2026-10-31', amount: -100_000 }, { day: '2026-11-02', amount: 150_000 }],
          }),
        ],
      },
      { rules: [onDone] },
      [[200_000], [], [-60_000]],
    ],
    [
      'deducts of what is paid only by the part that is',
      { lines: [line({ costs: [crown] })], payments: [{ day: '2026-09-30', amount: 250_000 }] },
      {},
      [[100_000], [-20_000], []],
    ],
    [
      'deducts nothing of a percent of gross',
      { lines: [line({ costs: [crown] })] },
      { rules: [rule({ basis: 'on_done', kind: 'percent_of_gross' })] },
      [[200_000], [], []],
    ],
    [
      'deducts no more than the line comes to',
      { lines: [line({ costs: [{ day: '2026-10-04', amount: 900_000 }] })] },
      { rules: [onDone] },
      [[200_000], [-200_000], []],
    ],
    [
      'deducts no materials where the rule says nothing of them',
      { materials: [material()] },
      { rules: [onDone] },
      [[200_000], [], []],
    ],
    ['deducts materials', { materials: [material()] }, { rules: [lessMaterials] }, [[180_000], [], []]],
    [
      'deducts materials that are taken from the stock later in the month they are',
      { materials: [material(), material({ day: '2026-10-03', amount: 25_000 })] },
      { rules: [lessMaterials] },
      [[180_000], [-10_000], []],
    ],
    [
      'deducts materials beside the laboratory, and no more than the line comes to',
      { lines: [line({ costs: [crown] })], materials: [material({ day: '2026-11-01', amount: 900_000 })] },
      { rules: [lessMaterials] },
      [[200_000], [-40_000], [-160_000]],
    ],
    [
      'deducts no materials of another service',
      { materials: [material({ product_id: 8 })] },
      { rules: [lessMaterials] },
      [[200_000], [], []],
    ],
    [
      'divides the materials of a service among its lines by how many are billed',
      {
        lines: [line({ quantity: 2 }), line({ id: 2, product_id: 8 }), line({ id: 3, quantity: 1 })],
        total: 1_500_000,
        materials: [material({ amount: 75_000 })],
      },
      { rules: [lessMaterials] },
      [[180_000, 200_000, 190_000], [], []],
    ],
  ])('%s', (_, of, given, want) => expect(monthsOf(invoice(of), books(given))).toEqual(want))

  it('says what the laboratory has cost until its end', () => {
    const billed = invoice({ lines: [line({ costs: [crown, { day: '2026-11-01', amount: 50_000 }] })] })
    const deductions = ['2026-10', '2026-11'].map((month) =>
      statementLines([billed], month, books({ rules: [onDone] })).map(({ deduction }) => deduction),
    )
    expect(deductions).toEqual([[100_000], [150_000]])
  })

  it('says what the materials have cost until its end, each once', () => {
    const gloves = { medicine_id: 42, name: 'Sarung tangan' }
    const billed = invoice({
      materials: [
        material(),
        material({ ...gloves, amount: 2_000 }),
        material({ day: '2026-10-03', amount: 25_000 }),
        material({ day: '2026-11-01' }),
        // of two lines of one service the second bears nothing of the last rupiah
        material({ ...gloves, product_id: 8, amount: 1 }),
      ],
      lines: [line(), line({ id: 2, product_id: 8 }), line({ id: 3, product_id: 8 })],
      total: 1_500_000,
    })
    const said = ['2026-09', '2026-10'].map((month) =>
      statementLines([billed], month, books({ rules: [lessMaterials] })).map(({ materials }) => materials),
    )
    const composite = { medicine_id: 41, name: 'Komposit A2', amount: 50_000 }
    const used = { ...gloves, amount: 2_000 }
    expect(said).toEqual([
      [[composite, used], [{ ...gloves, amount: 1 }], []],
      [[{ ...composite, amount: 75_000 }, used]],
    ])
  })

  it('after an approval without them keeps a line without its materials, though the rule deducts them now', () => {
    const given = books({
      rules: [lessMaterials],
      approved: new Map([[3, september]]),
      counted: new Map([[1, countedAs(200_000)]]),
    })
    expect(statementLines([invoice({ materials: [material({ day: '2026-10-01' })] })], '2026-10', given)).toEqual([])
  })

  it('after an approved one holds the difference to what that one says, by its terms', () => {
    const given = books({ rules: [], approved: new Map([[3, september]]), counted: new Map([[1, countedAs(150_000)]]) })
    expect(statementLines([invoice()], '2026-10', given)).toMatchObject([{ doctor: 50_000, terms: onDone }])
    const void_on = '2026-10-05'
    expect(statementLines([invoice({ void_on })], '2026-10', given)).toMatchObject([{ doctor: -150_000 }])
  })

  it('after an open one holds the difference to what that one computes', () => {
    const given = books({ approved: new Map([[3, september]]), counted: new Map([[1, countedAs(150_000)]]) })
    expect(monthsOf(invoice({ void_on: '2026-11-02' }), given).at(2)).toEqual([-200_000])
  })
})

const months = ['2026-09', '2026-10', '2026-11', '2026-12'] as const
const aDay = fc
  .record({ month: fc.constantFrom(...months), day: fc.integer({ min: 1, max: 28 }) })
  .map(({ month, day }) => `${month}-${String(day).padStart(2, '0')}`)
const history = fc.record({
  totals: fc.array(fc.integer({ min: 0, max: 3_000_000 }), { minLength: 1, maxLength: 5 }),
  stamp: fc.constantFrom(0, 10_000),
  rate: fc.integer({ min: 0, max: 100 }),
  deducts_materials: fc.boolean(),
  /** The services of the lines, and how many are billed of each. */
  services: fc.array(
    fc.record({ product_id: fc.integer({ min: 7, max: 9 }), quantity: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 5, maxLength: 5 },
  ),
  used: fc.array(
    fc.record({
      day: aDay,
      product_id: fc.integer({ min: 7, max: 9 }),
      medicine_id: fc.integer({ min: 41, max: 43 }),
      amount: fc.integer({ min: 1, max: 500_000 }),
    }),
    { maxLength: 6 },
  ),
  assistant_percent: fc.integer({ min: 0, max: 50 }),
  basis: fc.constantFrom('on_done' as const, 'on_paid' as const),
  moves: fc.array(fc.record({ day: aDay, pays: fc.boolean(), part: fc.integer({ min: 0, max: 1000 }) }), {
    maxLength: 8,
  }),
  costs: fc.array(
    fc.record({ day: aDay, line: fc.integer({ min: 1, max: 5 }), amount: fc.integer({ min: 0, max: 2_000_000 }) }),
    { maxLength: 6 },
  ),
  /** How many months are approved as they end, with another rate from then on. */
  approvals: fc.integer({ min: 0, max: months.length }),
})

/** What a line bears of all materials: of each its part among the lines of the service, by how many are billed. */
function materialsOracle(lines: readonly BilledLine[], used: readonly Partial<BilledMaterial>[], id: number) {
  let sum = 0
  for (const { product_id, amount = 0 } of used) {
    const sharing = lines.filter((each) => each.product_id === product_id)
    const at = sharing.findIndex((each) => each.id === id)
    if (at >= 0)
      sum +=
        oracleParts(
          amount,
          sharing.map(({ quantity }) => quantity),
        )[at] ?? 0
  }
  return sum
}

it('the months together are what an oracle in rationals says is earned, however many are approved: 2,000 histories', () => {
  fc.assert(
    fc.property(history, ({ totals, stamp, rate, assistant_percent, basis, moves, costs, approvals, ...given }) => {
      const { deducts_materials, services, used } = given
      const lines = totals.map((total, index) =>
        line({
          id: index + 1,
          gross: total,
          total,
          costs: costs.filter((cost) => cost.line === index + 1),
          ...services[index],
        }),
      )
      const whole = totals.reduce((sum, total) => sum + total, 0)
      const total = whole === 0 ? 0 : whole + stamp
      let collected = 0
      const payments = moves
        .toSorted((one, other) => one.day.localeCompare(other.day))
        .map(({ day, pays, part }) => {
          const amount = Math.trunc(((pays ? total - collected : -collected) * part) / 1000)
          collected += amount
          return { day, amount }
        })
      const materials = used.map((each) => material(each))
      const billed = invoice({ lines, total, payments, materials })
      const terms = rule({ percent: rate, assistant_percent, basis, deducts_materials })
      const counted = new Map<number, CountedLine>()
      const sums = lines.map(() => ({ doctor: 0, assistant: 0 }))
      for (const [at, month] of months.entries()) {
        const approved = new Map(
          at === 0 || at > approvals ? [] : [[3, { first: months[0], last: periodBefore(month) }] as const],
        )
        const found = statementLines([billed], month, { rules: [terms], approved, counted })
        for (const { line, doctor, assistant, fee } of found) {
          const sum = sums[line.id - 1]
          if (sum) Object.assign(sum, { doctor: sum.doctor + doctor, assistant: sum.assistant + assistant })
          if (at < approvals) counted.set(line.id, { ...fee, terms })
        }
      }
      const oracle = feeOracle(
        lines.map((each) => ({
          ...each,
          terms,
          credited: 0,
          deduction:
            each.costs.reduce((sum, { amount }) => sum + amount, 0) +
            (deducts_materials ? materialsOracle(lines, used, each.id) : 0),
        })),
        { total, collected },
      )
      expect(sums).toEqual(oracle.map(({ doctor, assistant }) => ({ doctor, assistant })))
    }),
    { numRuns: 2_000 },
  )
}, 60_000)

it.each([
  ['2026-11', { first: '2026-11-01', last: '2026-11-30' }, '2026-10'],
  ['2026-12', { first: '2026-12-01', last: '2026-12-31' }, '2026-11'],
  ['2028-02', { first: '2028-02-01', last: '2028-02-29' }, '2028-01'],
  ['2027-01', { first: '2027-01-01', last: '2027-01-31' }, '2026-12'],
])('the month %s has %j and comes after %s', (month, days, before) => {
  expect(daysOfPeriod(month)).toEqual(days)
  expect(periodBefore(month)).toBe(before)
})
