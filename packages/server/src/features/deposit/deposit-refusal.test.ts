import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addInvoice } from '../../testing/sample-calls/money/invoice'
import { openTill } from './deposit-fixture'

const now = new Date('2026-11-20T05:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

describe('refused with a sentence, and nothing is moved, is', () => {
  it.each([0, -1, 10 ** 15, 1.5])('a deposit of %s', async (amount) => {
    const { take, deposits } = await openTill(server)
    expect((await take(amount)).status).toBe(400)
    expect(await deposits()).toEqual([])
  })

  it('a payment of more than is left, or from the deposit of another patient', async () => {
    const { world, take, pay, issued, left, read } = await openTill(server)
    await take(100_000)
    const { id } = await issued()
    const above = await pay(id, [['deposit', 100_001]])
    expect(above).toMatchObject({ status: 422, body: { data: { fields: { tenders: expect.any(String) } } } })
    const other = await addInvoice(world, { state: 'issued' })
    expect((await pay(other.id, [['deposit', 100_000]])).status).toBe(422)
    expect(await left()).toBe(100_000)
    expect(await read(id)).toMatchObject({ owed: 350_000, payments: [] })
    expect((await read(other.id)).deposit).toBe(0)
  })

  it('to give back more than is left, more cash than lies in the drawer, or by the desk', async () => {
    const { take, giveBack, left, clerk } = await openTill(server)
    const { id } = (await take(100_000)).body.data
    expect((await giveBack(id, 100_001)).body.data.fields).toHaveProperty('amount')
    expect((await giveBack(id, 100_000, { method: 'cash' })).body.data.fields).toHaveProperty('method')
    expect((await giveBack(id, 100_000, { by: clerk })).status).toBe(403)
    expect((await giveBack(id, 0)).status).toBe(400)
    expect(await left()).toBe(100_000)
  })

  it('to take or give back without an open cash shift', async () => {
    const { call, clerk, patient_id, key, take, giveBack, shift } = await openTill(server)
    const { id } = (await take(100_000)).body.data
    const body = { amount: 100_000, method: 'cash', reference: '' }
    const sending = { path: { id: patient_id }, headers: key(), body }
    expect(await call('takeDeposit', { ...sending, token: clerk })).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('cash shift') },
    })
    await call('countCashShift', { path: { id: shift.id }, body: { counted: 0, version: 1 } })
    expect((await giveBack(id, 100_000)).status).toBe(409)
  })

  it('a payment of an invoice that is void', async () => {
    const { call, take, pay, issued, left } = await openTill(server)
    await take(100_000)
    const { id, version } = await issued()
    await call('voidInvoice', { path: { id }, body: { reason: 'Salah tagih', version } })
    expect((await pay(id, [['deposit', 100_000]])).status).toBe(409)
    expect(await left()).toBe(100_000)
  })

  it('a deposit or a patient of another clinic, as if there were none', async () => {
    const { take, giveBack } = await openTill(server)
    const other = await openTill(server)
    const { id } = (await other.take(100_000)).body.data
    expect((await giveBack(id, 100_000)).status).toBe(404)
    expect((await take(100_000, { of: other.patient_id })).status).toBe(404)
    expect(await other.left()).toBe(100_000)
  })
})
