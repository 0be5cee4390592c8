import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addInvoice } from '../../testing/sample-calls/money/invoice'
import { openWorld } from '../../testing/sample-world'
import { cash, openTill, qris } from './invoice-fixture'

const now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

describe('a payment', () => {
  it('is split over methods, gives change, and has a receipt', async () => {
    const { world, pay, read, setClinic } = await openTill(server)
    await setClinic({ code: 'KMG' })
    const { id } = await addInvoice(world, { state: 'issued' })
    const reply = await pay(id, [qris(175_000), cash(175_000)], { cash_given: 200_000 })
    expect(reply.body.data).toMatchObject({
      kind: 'payment',
      number: 'KW/KMG/2026/0001',
      amount: 350_000,
      change: 25_000,
      owed_after: 0,
      invoice_total: 350_000,
      refunded: 0,
    })
    expect(await read(id)).toMatchObject({ state: 'paid', owed: 0, paid: 350_000, payments: [reply.body.data] })
  })

  it('of a part leaves the rest owed', async () => {
    const { world, pay, read } = await openTill(server)
    const { id } = await addInvoice(world, { state: 'issued' })
    await pay(id, [qris(100_000)])
    expect(await read(id)).toMatchObject({ state: 'partly_paid', owed: 250_000, paid: 100_000 })
  })

  it.each([
    ['more than is owed', [qris(350_001)], null, 'tenders'],
    ['one method twice', [qris(1), qris(2)], null, 'tenders'],
    ['less cash than is paid in cash', [cash(350_000)], 349_999, 'cash_given'],
    ['cash without the notes', [cash(350_000)], null, 'cash_given'],
  ])('of %s is refused', async (_, tenders, cash_given, field) => {
    const { world, pay, read } = await openTill(server)
    const { id } = await addInvoice(world, { state: 'issued' })
    const reply = await pay(id, tenders, { cash_given })
    expect(reply).toMatchObject({ status: 422, body: { data: { fields: { [field]: expect.any(String) } } } })
    expect(await read(id)).toMatchObject({ state: 'issued', payments: [] })
  })

  it('is taken once when Enter is pressed twice, and when its answer was lost', async () => {
    const { world, pay, read } = await openTill(server)
    const { id } = await addInvoice(world, { state: 'issued' })
    const key = randomUUID()
    const twice = await Promise.all([1, 2].map(() => pay(id, [qris(350_000)], { key })))
    const later = await pay(id, [qris(350_000)], { key })
    expect(new Set([...twice, later].map(({ body }) => body.data.number)).size).toBe(1)
    expect((await read(id)).payments).toHaveLength(1)
  })

  it('needs an open cash shift of the one who takes it', async () => {
    const { world, pay, desk } = await openTill(server)
    const { id } = await addInvoice(world, { state: 'issued' })
    expect(await pay(id, [qris(1)], { by: desk })).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('cash shift') },
    })
  })

  it('of an invoice of another clinic is refused as if there were none', async () => {
    const { pay } = await openTill(server)
    const foreign = await addInvoice(await openWorld(server), { state: 'issued' })
    expect((await pay(foreign.id, [qris(1)])).status).toBe(404)
  })
})

describe('a refund', () => {
  it('is owed again, and is never more than its payment', async () => {
    const { world, refund, read } = await openTill(server)
    const { id, payments } = await addInvoice(world, { state: 'paid' })
    const payment = payments[0]?.id ?? 0
    expect((await refund(payment, 350_001)).status).toBe(422)
    expect((await refund(payment, 100_000)).body.data).toMatchObject({
      kind: 'refund',
      refund_of: payment,
      owed_after: 100_000,
    })
    expect(await read(id)).toMatchObject({ state: 'partly_paid', owed: 100_000, paid: 250_000 })
    expect((await refund(payment, 250_001)).status).toBe(422)
    await refund(payment, 250_000)
    expect(await read(id)).toMatchObject({ state: 'issued', owed: 350_000, paid: 0 })
  })

  it('in cash is never more than lies in the drawer', async () => {
    const { world, pay, refund, read } = await openTill(server)
    const { id } = await addInvoice(world, { state: 'issued' })
    await pay(id, [qris(350_000)])
    const { payments } = await read(id)
    expect(await refund(payments[0]?.id ?? 0, 1)).toMatchObject({
      status: 422,
      body: { data: { fields: { method: 'There is less cash in the drawer' } } },
    })
  })

  it('is the manager’s, and of a payment', async () => {
    const { world, refund, desk } = await openTill(server)
    const { payments } = await addInvoice(world, { state: 'paid' })
    const payment = payments[0]?.id ?? 0
    expect((await refund(payment, 1, { by: desk })).status).toBe(403)
    const { id } = (await refund(payment, 1)).body.data
    expect((await refund(id, 1)).status).toBe(409)
  })
})
