import type { Schema } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { lineInput, noon, openDesk, today } from './package-fixture'

let now = noon(today)
beforeEach(() => {
  now = noon(today)
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const packageLine = (
  paket_id: number,
  given: Partial<Schema<'InvoiceLineInput'>> = {},
): Schema<'InvoiceLineInput'> => ({
  id: null,
  product_id: null,
  paket_id,
  package_sold_id: null,
  unit_price: 650_000,
  quantity: 1,
  discount: null,
  discount_reason: '',
  ...given,
})

describe('a package is sold', () => {
  it('on the invoice of a visit, and is the patient’s once that is issued', async () => {
    const { treat, change, issue, packages, paket_id, desk } = await openDesk(server)
    const draft = await treat()
    const reply = await change(draft, [...draft.lines.map(lineInput), packageLine(paket_id)], await desk())
    expect(reply.body.data).toMatchObject({
      total: 1_000_000,
      lines: [{ paket_id: null }, { paket_id, product_id: null, name: 'Paket sehat', list_price: 650_000 }],
    })
    expect(await packages()).toEqual([])
    expect((await issue(reply.body.data)).status).toBe(200)
    expect(await packages()).toMatchObject([
      {
        state: 'active',
        sold_on: today,
        valid_until: addDays(today, 365),
        items: [{ sessions: 2, left: 2 }],
        entries: [{ kind: 'bought', sessions: 2 }],
        price: 650_000,
        rest: 650_000,
        refundable: 0,
      },
    ])
  })

  it.each([
    ['twice on one line', { quantity: 2 }, 'once more'],
    ['at a price that is not of the list', { unit_price: 1 }, 'price list'],
    ['that another package prepays', { package_sold_id: 1 }, 'no such session'],
  ])('but not %s', async (_, given, sentence) => {
    const { treat, change, paket_id, desk } = await openDesk(server)
    const draft = await treat()
    const reply = await change(draft, [...draft.lines.map(lineInput), packageLine(paket_id, given)], await desk())
    expect([reply.status, reply.body.data.fields?.lines]).toEqual([422, expect.stringContaining(sentence)])
  })

  it.each([0, -1])('but not %i times', async (quantity) => {
    const { treat, change, paket_id } = await openDesk(server)
    expect((await change(await treat(), [packageLine(paket_id, { quantity })])).status).toBe(400)
  })

  it('but not when it is inactive, nor when it becomes so while the draft is open', async () => {
    const { treat, change, issue, paket_id, setPaket, packages } = await openDesk(server)
    const draft = await treat()
    const open = (await change(draft, [...draft.lines.map(lineInput), packageLine(paket_id)])).body.data
    await setPaket({ status: 'inactive' })
    const late = await issue(open)
    expect([late.status, late.body.data.fields?.lines]).toEqual([422, expect.stringContaining('not sold any more')])
    const next = await treat()
    expect((await change(next, [...next.lines.map(lineInput), packageLine(paket_id)])).status).toBe(422)
    expect(await packages()).toEqual([])
  })

  it('at the price of the draft, whatever becomes of the price of the package', async () => {
    const { treat, change, issue, paket_id, setPaket, packages } = await openDesk(server)
    const draft = await treat()
    const open = (await change(draft, [...draft.lines.map(lineInput), packageLine(paket_id)])).body.data
    await setPaket({ price: 900_000 })
    expect((await issue(open)).status).toBe(200)
    expect(await packages()).toMatchObject([{ price: 650_000 }])
  })

  it('and is not of another clinic', async () => {
    const { treat, change } = await openDesk(server)
    const other = await openDesk(server)
    const draft = await treat()
    expect((await change(draft, [...draft.lines.map(lineInput), packageLine(other.paket_id)])).status).toBe(422)
  })
})

describe('the invoice that sold a package', () => {
  it('is void, and the package with it', async () => {
    const { sell, cancel, packages, read } = await openDesk(server)
    const { invoice } = await sell({ state: 'issued' })
    expect((await cancel(await read(invoice.id))).status).toBe(200)
    expect(await packages()).toMatchObject([{ state: 'void', items: [{ left: 0 }], refundable: 0 }])
  })

  it('is not void once a session was used', async () => {
    const { sell, treat, issue, cancel, packages, read } = await openDesk(server)
    const { invoice } = await sell({ state: 'issued' })
    await issue(await treat())
    const reply = await cancel(await read(invoice.id))
    expect([reply.status, reply.body.msg]).toEqual([409, expect.stringContaining('was used')])
    expect(await packages()).toMatchObject([{ state: 'active', items: [{ left: 1 }] }])
  })
})

describe('a package is extended', () => {
  it('with the reason, also one that expired yesterday, and is proposed again', async () => {
    const { sell, extend, packages, treat } = await openDesk(server)
    await sell()
    now = noon(addDays(today, 366))
    const [expired] = await packages()
    if (!expired) throw new Error('There is no package')
    expect(expired.state).toBe('expired')
    expect((await extend(expired, addDays(today, 365))).status).toBe(422)
    const reply = await extend(expired, addDays(today, 366))
    expect(reply.body.data).toMatchObject({ state: 'active', reason: 'Pasien sakit' })
    expect((await treat()).lines).toMatchObject([{ package: { session: 1 } }])
  })

  it('but not one that is used up, and not by the desk', async () => {
    const { sell, extend, packages, treat, issue, desk, call } = await openDesk(server)
    await sell()
    await issue(await treat(2))
    const [exhausted] = await packages()
    if (!exhausted) throw new Error('There is no package')
    expect((await extend(exhausted, addDays(today, 500))).status).toBe(409)
    const { id, version } = exhausted
    const body = { valid_until: addDays(today, 500), reason: 'Sakit', version }
    expect((await call('extendPackageSold', { token: await desk(), path: { id }, body })).status).toBe(403)
  })
})

it('who treats reads sessions and days, and no amounts', async () => {
  const { sell, packages, world } = await openDesk(server)
  await sell()
  const token = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic'))
  expect(await packages(token)).toMatchObject([
    {
      items: [{ left: 2 }],
      price: null,
      rest: null,
      refundable: null,
      invoice_id: null,
      entries: [{ invoice_number: null }],
    },
  ])
})
