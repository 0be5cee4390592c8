import { describe, expect, it } from 'vitest'
import {
  books,
  countedAs,
  invoice,
  lessMaterials,
  line,
  material,
  monthsOf,
  onDone,
  rule,
  september,
} from '../testing/fee-books-fixture'
import { type BilledInvoice, type FeeBooks, statementLines } from './index'

describe('the statement of a month', () => {
  const crown = { day: '2026-10-15', amount: 100_000 }
  it.each<[name: string, of: Partial<BilledInvoice>, given: Partial<FeeBooks>, want: number[][]]>([
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
})
