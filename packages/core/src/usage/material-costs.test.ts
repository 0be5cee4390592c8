import fc from 'fast-check'
import { expect, it } from 'vitest'
import { materialCosts } from './index'

const [filling, scaling, gloves, composite] = [7, 8, 41, 42]
const recipes = new Map([
  [
    filling,
    [
      { medicine_id: gloves, quantity: 2 },
      { medicine_id: composite, quantity: 1 },
    ],
  ],
  [scaling, [{ medicine_id: gloves, quantity: 1 }]],
])
const [once, twice] = [1, 2]

type Used = Parameters<typeof materialCosts>[0]

it.each<[name: string, used: Omit<Used, 'recipes'>, want: ReturnType<typeof materialCosts>]>([
  [
    'to the service whose recipe needs them',
    {
      procedures: [{ product_id: filling, quantity: once }],
      taken: [
        { medicine_id: gloves, amount: 4_000 },
        { medicine_id: composite, amount: 15_000 },
      ],
    },
    [
      { product_id: filling, medicine_id: gloves, amount: 4_000 },
      { product_id: filling, medicine_id: composite, amount: 15_000 },
    ],
  ],
  [
    'among services by what their recipes need, times how often they were done',
    {
      procedures: [
        { product_id: filling, quantity: once },
        { product_id: scaling, quantity: once },
        { product_id: filling, quantity: twice },
      ],
      taken: [{ medicine_id: gloves, amount: 7_000 }],
    },
    [
      { product_id: filling, medicine_id: gloves, amount: 6_000 },
      { product_id: scaling, medicine_id: gloves, amount: 1_000 },
    ],
  ],
  [
    'to no service that does not need them, and none where no recipe names them',
    {
      procedures: [{ product_id: scaling, quantity: once }],
      taken: [{ medicine_id: composite, amount: 15_000 }],
    },
    [],
  ],
  [
    'nowhere where they cost nothing',
    { procedures: [{ product_id: scaling, quantity: once }], taken: [{ medicine_id: gloves, amount: 0 }] },
    [],
  ],
])('what materials cost goes %s', (_, used, want) => expect(materialCosts({ ...used, recipes })).toEqual(want))

it('gives each service its exact share of each material but for less than a rupiah, and nothing is lost: 1,000 treatments', () => {
  const treatment = fc.record({
    procedures: fc.array(
      fc.record({ product_id: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 5 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
    needs: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }),
    amount: fc.integer({ min: 0, max: 5_000_000 }),
  })
  fc.assert(
    fc.property(treatment, ({ procedures, needs, amount }) => {
      const book = new Map(needs.map((quantity, at) => [at + 1, quantity ? [{ medicine_id: gloves, quantity }] : []]))
      const costs = materialCosts({ procedures, recipes: book, taken: [{ medicine_id: gloves, amount }] })
      const need = (id: number) =>
        procedures.filter((done) => done.product_id === id).reduce((sum, { quantity }) => sum + quantity, 0) *
        (needs[id - 1] ?? 0)
      const all = [1, 2, 3, 4].reduce((sum, id) => sum + need(id), 0)
      expect(costs.reduce((sum, cost) => sum + cost.amount, 0)).toBe(all === 0 ? 0 : amount)
      for (const cost of costs) expect(Math.abs(cost.amount * all - amount * need(cost.product_id))).toBeLessThan(all)
    }),
    { numRuns: 1_000 },
  )
})
