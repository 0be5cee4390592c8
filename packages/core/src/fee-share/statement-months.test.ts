import fc from 'fast-check'
import { expect, it } from 'vitest'
import { invoice, line, material, rule } from '../testing/fee-books-fixture'
import { feeOracle, oracleParts } from '../testing/fee-oracle'
import { periodBefore } from '../time'
import { type BilledLine, type BilledMaterial, type CountedLine, statementLines } from './index'

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
