import { addDays } from '@clinic/core/time'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { noon, openDesk, today } from './package-fixture'

let now = noon(today)
beforeEach(() => {
  now = noon(today)
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

describe('the rest', () => {
  it('is given back, is not owed again, and cannot be used any more', async () => {
    const { sell, treat, issue, refund, packages, read, cancel } = await openDesk(server)
    const { invoice } = await sell()
    const used = (await issue(await treat())).body.data
    const [stored] = await packages()
    expect(stored).toMatchObject({ rest: 325_000, refundable: 325_000 })
    if (stored) expect((await refund(stored)).body.data).toMatchObject({ state: 'refunded', items: [{ left: 0 }] })
    expect(await read(invoice.id)).toMatchObject({
      state: 'paid',
      owed: 0,
      paid: 675_000,
      credited: 325_000,
      payments: [{ refunded: 325_000 }, { kind: 'refund', amount: 325_000 }],
    })
    expect((await treat()).lines).toMatchObject([{ package: null }])
    // its sessions are gone: nothing is given back to it, and its sale stands
    expect((await cancel(used)).status).toBe(409)
    expect((await cancel(await read(invoice.id))).status).toBe(409)
  })

  it('is given back once of two who do so at once', async () => {
    const { sell, refund, packages, read } = await openDesk(server)
    const { invoice } = await sell()
    const [stored] = await packages()
    if (!stored) throw new Error('There is no package')
    const replies = await Promise.all([refund(stored), refund(stored)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read(invoice.id)).payments.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
  })

  it('is first taken off what is owed', async () => {
    const { sell, pay, refund, packages, read } = await openDesk(server)
    const { invoice } = await sell({ state: 'issued' })
    await pay(invoice.id, 600_000)
    const [stored] = await packages()
    expect(stored).toMatchObject({ rest: 650_000, refundable: 250_000 })
    if (stored) await refund(stored)
    expect(await read(invoice.id)).toMatchObject({ state: 'paid', owed: 0, paid: 350_000, credited: 650_000 })
  })

  it('of several payments is given back against each, the last first', async () => {
    const { sell, pay, refund, packages, read } = await openDesk(server)
    const { invoice } = await sell({ state: 'issued' })
    await pay(invoice.id, 900_000)
    await pay(invoice.id, 100_000)
    const [stored] = await packages()
    if (stored) await refund(stored)
    const refunds = (await read(invoice.id)).payments.filter(({ kind }) => kind === 'refund')
    expect(refunds.map(({ amount }) => amount)).toEqual([100_000, 550_000])
  })

  it.each([
    ['nothing was paid', 0],
    ['only the rest of the invoice was paid', 350_000],
  ])('is refused where %s', async (_, amount) => {
    const { sell, pay, refund, packages } = await openDesk(server)
    const { invoice } = await sell({ state: 'issued' })
    if (amount > 0) await pay(invoice.id, amount)
    const [stored] = await packages()
    expect(stored?.refundable).toBe(0)
    if (!stored) return
    const reply = await refund(stored, { amount: 1 })
    expect([reply.status, reply.body.msg]).toEqual([409, expect.stringContaining('nothing to give back')])
  })

  it('is refused for another amount, without a shift, by the desk, and of what has expired', async () => {
    const { sell, refund, packages, desk, call } = await openDesk(server)
    await sell()
    const [stored] = await packages()
    if (!stored) throw new Error('There is no package')
    const other = await refund(stored, { amount: 650_001 })
    expect([other.status, Object.keys(other.body.data.fields ?? {})]).toEqual([422, ['amount']])
    const { id, version } = stored
    const body = { amount: 650_000, method: 'qris', reference: '', reason: 'Pindah', version } as const
    expect((await call('refundPackageSold', { token: await desk(), path: { id }, body })).status).toBe(403)
    now = noon(addDays(today, 366))
    expect((await refund(stored)).status).toBe(409)
  })
})
