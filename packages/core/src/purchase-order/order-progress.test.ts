import { describe, expect, it } from 'vitest'
import {
  isExpected,
  isOverdue,
  linesToCome,
  orderProgress,
  proposedPacks,
  receiptOfOrderProblems,
  receivedEvent,
} from './index'

const line = { medicine_id: 1, quantity: 10, pack_size: 10, price: 4_500 }
const packs = (quantity: number, pack_size = 10) => ({ medicine_id: 1, quantity, pack_size })

describe('what came of an order', () => {
  it('is the sum of its receipts, in units', () => {
    const order = { state: 'ordered' as const, lines: [line, { ...line, medicine_id: 2 }] }
    expect(orderProgress(order, [packs(4), packs(5, 1), { ...packs(9), medicine_id: 3 }])).toEqual([
      { medicine_id: 1, ordered: 100, received: 45, to_come: 55 },
      { medicine_id: 2, ordered: 100, received: 0, to_come: 100 },
    ])
  })

  it.each([
    { state: 'partially_received' as const, came: packs(11), to_come: 0 },
    { state: 'cancelled' as const, came: packs(3), to_come: 0 },
    { state: 'received' as const, came: packs(3), to_come: 0 },
    { state: 'approved' as const, came: packs(3), to_come: 70 },
  ])('leaves $to_come to come of an order that is $state', ({ state, came, to_come }) => {
    expect(orderProgress({ state, lines: [line] }, [came])).toMatchObject([{ to_come }])
  })

  it('is all, or not yet', () => {
    expect(receivedEvent([{ to_come: 0 }, { to_come: 1 }])).toEqual({ type: 'purchaseOrder.receivePart' })
    expect(receivedEvent([{ to_come: 0 }])).toEqual({ type: 'purchaseOrder.receiveRest' })
  })

  it('is received between the order and its end', () => {
    const states = ['draft', 'approved', 'ordered', 'partially_received', 'received', 'cancelled'] as const
    expect(states.filter(isExpected)).toEqual(['ordered', 'partially_received'])
  })

  it.each([
    ['ordered', '2026-11-26', true],
    ['partially_received', '2026-11-26', true],
    ['ordered', '2026-11-27', false],
    ['ordered', null, false],
    ['approved', '2026-11-26', false],
    ['received', '2026-11-26', false],
  ] as const)('is late of an order that is %s and expected on %s: %s', (state, expected_on, late) => {
    expect(isOverdue({ state, expected_on }, '2026-11-27')).toBe(late)
  })
})

describe('a receipt of an order', () => {
  const [progress] = orderProgress({ state: 'ordered', lines: [line] }, [])

  it.each([
    { lines: [packs(10)], problems: {} },
    { lines: [packs(11)], problems: { 'lines.0.quantity': 'moreThanToCome' } },
    { lines: [packs(5), packs(51, 1)], problems: { 'lines.1.quantity': 'moreThanToCome' } },
    { lines: [{ ...packs(1), medicine_id: 2 }], problems: { 'lines.0.medicine_id': 'notOrdered' } },
  ])('with $lines has the problems $problems', ({ lines, problems }) => {
    expect(receiptOfOrderProblems(lines, progress ? [progress] : [])).toEqual(problems)
  })

  it.each([
    { came: packs(4), want: [{ quantity: 6, pack_size: 10, price: 4_500 }] },
    { came: packs(45, 1), want: [{ quantity: 55, pack_size: 1, price: 450 }] },
    { came: packs(10), want: [] },
  ])('lists what is still to come after $came', ({ came, want }) => {
    const given = orderProgress({ state: 'partially_received', lines: [line] }, [came])
    expect(linesToCome([line], given)).toMatchObject(want)
    expect(linesToCome([line], [])).toEqual([])
  })
})

describe('what is proposed to order', () => {
  const kept = { available: 20, minimum: 50, maximum: null, pack_size: 10, on_order: 0 }

  it.each([
    { given: kept, packs: 8 },
    { given: { ...kept, available: 50 }, packs: 5 },
    { given: { ...kept, available: 51 }, packs: 0 },
    { given: { ...kept, maximum: 61 }, packs: 5 },
    { given: { ...kept, maximum: 15 }, packs: 0 },
    { given: { ...kept, on_order: 30 }, packs: 5 },
    { given: { ...kept, on_order: 40 }, packs: 0 },
    { given: { ...kept, available: 0, minimum: 0 }, packs: 0 },
  ])('of $given is $packs packs', ({ given, packs: want }) => {
    expect(proposedPacks(given)).toBe(want)
  })
})
