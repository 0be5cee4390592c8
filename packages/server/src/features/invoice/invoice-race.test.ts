import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addInvoice } from '../../testing/sample-calls/money/invoice'
import { cash, openTill, qris } from './invoice-fixture'

const now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

describe('at once', () => {
  it('of a hundred payments of one invoice none is over what is owed, and the numbers have no gap', async () => {
    const { world, pay, read } = await openTill(server)
    const { id } = await addInvoice(world, { state: 'issued' })
    const replies = await Promise.all(Array.from({ length: 100 }, () => pay(id, [qris(50_000)])))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(7)
    const { owed, paid, payments, state } = await read(id)
    expect({ owed, paid, state }).toEqual({ owed: 0, paid: 350_000, state: 'paid' })
    const sequences = payments.map(({ number }: Schema<'Payment'>) => Number(number.split('/').at(-1)))
    expect(sequences).toEqual(sequences.map((_: number, index: number) => index + 1))
  })

  it('of two hundred payments, refunds and issues of one invoice what is paid and owed is its total, and the numbers have no gap', async () => {
    const { world, pay, refund, issue, read, entries } = await openTill(server)
    const draft = await addInvoice(world)
    const { id } = (await issue(draft)).body.data
    const first = (await pay(id, [cash(50_000)], { cash_given: 50_000 })).body.data
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        if (index % 2 === 0) return pay(id, [qris(50_000)])
        return index % 4 === 1 ? refund(first.id, 10_000) : issue(draft)
      }),
    )
    const made = (kind: 0 | 1 | 3) =>
      replies.filter(({ status }, index) => status === 200 && (kind === 0 ? index % 2 === 0 : index % 4 === kind))
        .length
    // all five refunds of the first payment, and no second issue
    expect([made(1), made(3)]).toEqual([5, 0])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409, 422]))
    const { owed, paid, payments } = await read(id)
    expect(owed + paid).toBe(350_000)
    expect(paid).toBe(made(0) * 50_000)
    const due = (await entries(id)).filter(({ account }) => account === 'receivable')
    expect(due.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed)
    const sequences = payments.map(({ number }: Schema<'Payment'>) => Number(number.split('/').at(-1)))
    expect(new Set(sequences)).toEqual(new Set(sequences.map((_: number, index: number) => index + 1)))
    expect(sequences).toHaveLength(1 + made(0) + made(1))
  })

  it('of fifty refunds of one payment none is over it', async () => {
    const { world, refund, read } = await openTill(server)
    const { id, payments } = await addInvoice(world, { state: 'paid' })
    const replies = await Promise.all(Array.from({ length: 50 }, () => refund(payments[0]?.id ?? 0, 50_000)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(7)
    expect(await read(id)).toMatchObject({ state: 'issued', owed: 350_000, paid: 0 })
  })

  it('of fifty issues of one draft one succeeds, and takes one number', async () => {
    const { world, issue } = await openTill(server)
    const [draft, next] = [await addInvoice(world), await addInvoice(world)]
    const replies = await Promise.all(Array.from({ length: 50 }, () => issue(draft)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await issue(next)).body.data.number).toMatch(/0002$/)
  })
})
