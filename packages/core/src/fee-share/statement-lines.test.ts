import { describe, expect, it } from 'vitest'
import { books, countedAs, invoice, line, monthsOf, onDone, rule, september } from '../testing/fee-books-fixture'
import { type BilledInvoice, type FeeBooks, statementLines } from './index'

describe('the statement of a month', () => {
  const half = { day: '2026-10-02', amount: 250_000 }
  const rest = { day: '2026-11-30', amount: 250_000 }
  const fifth = { day: '2026-11-12', amount: 100_000 }
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
  ])('%s', (_, of, given, want) => expect(monthsOf(invoice(of), books(given))).toEqual(want))

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
