import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addInvoice } from '../../testing/sample-calls/money/invoice'
import { openWorld } from '../../testing/sample-world'

const morning = new Date('2026-11-20T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

async function openDesk() {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const person = async (role: Schema<'RoleName'>) => server.tokenOf(await server.makeUser(world.clinic, role))
  const [desk, colleague, manager] = [
    await person('front_office_clinic'),
    await person('front_office_clinic'),
    await server.tokenOf(world.user),
  ]
  const open = (opening_float = 500_000, { by = desk, key = randomUUID() } = {}) =>
    server.call('openCashShift', { token: by, headers: { 'idempotency-key': key }, body: { opening_float } })
  const count = ({ id, version }: Shift, counted: number, by = desk) =>
    server.call('countCashShift', { token: by, path: { id }, body: { counted, version } })
  const resume = ({ id, version }: Shift, by = desk) =>
    server.call('resumeCashShift', { token: by, path: { id }, body: { reason: ' Masih ada pasien ', version } })
  const close = ({ id, version }: Shift, { variance_reason = '', by = desk } = {}) =>
    server.call('closeCashShift', { token: by, path: { id }, body: { variance_reason, version } })
  const read = async (id: number, by = desk) => (await server.call('getCashShift', { token: by, path: { id } })).body
  const mine = async (by = desk) => (await server.call('getMyCashShift', { token: by })).body.data.current
  const pay = (id: number, tenders: [Schema<'PaymentMethod'>, number][], by = desk) =>
    server.call('payInvoice', {
      token: by,
      path: { id },
      body: {
        tenders: tenders.map(([method, amount]) => ({ method, amount, reference: '' })),
        cash_given: tenders.find(([method]) => method === 'cash')?.[1] ?? null,
      },
    })
  const invoice = async () => (await addInvoice(world, { state: 'issued' })).id
  /** What the accounts of the clinic hold of a shift. */
  const balances = async (cash_shift_id: number) => {
    const rows = await database
      .selectFrom('ledger_entry')
      .select(['account', 'method', ({ fn }) => fn.sum<number>('amount').as('amount')])
      .where((eb) => eb.and({ company_id, clinic_id, cash_shift_id }))
      .groupBy(['account', 'method'])
      .execute()
    return Object.fromEntries(rows.map(({ account, method, amount }) => [method ?? account, Number(amount)]))
  }
  return { world, desk, colleague, manager, open, count, resume, close, read, mine, pay, invoice, balances }
}
type Shift = Pick<Schema<'CashShift'>, 'id' | 'version'>

describe('opening a cash shift', () => {
  it('begins with the change in the drawer, and tells nobody what should be there', async () => {
    const { open, read, manager, mine, balances } = await openDesk()
    const { status, body } = await open(500_000)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      state: 'open',
      user_name: 'Rani Putri',
      opened_at: morning.toISOString(),
      opening_float: 500_000,
      counted: null,
      counted_at: null,
      expected: null,
      variance: null,
      takings: null,
      closed_by: null,
    })
    expect((await read(body.data.id, manager)).data).toEqual(body.data)
    expect(await mine()).toEqual(body.data)
    expect(await mine(manager)).toBeNull()
    expect(await balances(body.data.id)).toEqual({ cash: 500_000, float: -500_000 })
  })

  it('is done once: sent again it is the same shift, and a second one is refused, also at once', async () => {
    const { open } = await openDesk()
    const key = randomUUID()
    const first = (await open(500_000, { key })).body.data
    expect((await open(500_000, { key })).body.data).toEqual(first)
    const replies = await Promise.all(Array.from({ length: 5 }, () => open()))
    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
    expect(replies[0]?.body.msg).toBe('You have a cash shift that is not closed yet.')
  })

  it('is possible for two people at a time, and again after one was closed', async () => {
    const { open, colleague, count, close } = await openDesk()
    const { data } = (await open(0)).body
    expect((await open(0, { by: colleague })).status).toBe(200)
    await close((await count(data, 0)).body.data)
    expect((await open(0)).status).toBe(200)
  })
})

describe('counting the drawer', () => {
  it('tells what should be there, and what came in by each method', async () => {
    const { open, pay, count, invoice, read, colleague } = await openDesk()
    const shift = (await open(500_000)).body.data
    await pay(await invoice(), [
      ['cash', 100_000],
      ['qris', 250_000],
    ])
    await pay(await invoice(), [['qris', 350_000]])
    expect((await read(shift.id, colleague)).data).toMatchObject({ expected: null, takings: null })
    const counted = await count(shift, 590_000)
    expect(counted.body.data).toMatchObject({
      state: 'counted',
      counted: 590_000,
      counted_at: morning.toISOString(),
      expected: 600_000,
      variance: -10_000,
      takings: [
        { method: 'cash', received: 100_000, refunded: 0 },
        { method: 'qris', received: 600_000, refunded: 0 },
      ],
    })
  })

  it('takes refunds off the takings', async () => {
    const { open, pay, count, invoice, manager } = await openDesk()
    const shift = (await open(100_000, { by: manager })).body.data
    const { id } = (await pay(await invoice(), [['qris', 350_000]], manager)).body.data
    const refund = { amount: 60_000, method: 'cash', reference: '', reason: 'Perawatan diulang' }
    expect((await server.call('refundPayment', { token: manager, path: { id }, body: refund })).status).toBe(200)
    expect((await count(shift, 0, manager)).body.data).toMatchObject({
      expected: 40_000,
      variance: -40_000,
      takings: [
        { method: 'cash', received: 0, refunded: 60_000 },
        { method: 'qris', received: 350_000, refunded: 0 },
      ],
    })
  })

  it('ends taking money until it goes on', async () => {
    const { open, count, pay, resume, invoice, read } = await openDesk()
    const [shift, id] = [(await open(0)).body.data, await invoice()]
    const counted = (await count(shift, 0)).body.data
    expect((await pay(id, [['cash', 1000]])).status).toBe(409)
    const resumed = await resume(counted)
    expect(resumed.body.data).toMatchObject({
      state: 'open',
      counted: 0,
      expected: null,
      variance: null,
      takings: null,
    })
    expect((await pay(id, [['cash', 1000]])).status).toBe(200)
    expect((await count(resumed.body.data, 1000)).body.data).toMatchObject({ counted: 1000, variance: 0 })
    expect((await read(shift.id)).data.state).toBe('counted')
  })

  it('keeps every count, and who resumed it why', async () => {
    const { world, open, count, resume } = await openDesk()
    const shift = (await open(0)).body.data
    await count((await resume((await count(shift, 1)).body.data)).body.data, 2)
    const counts = await database
      .selectFrom('cash_count')
      .select(['counted', 'counted_by'])
      .where((eb) => eb.and({ company_id: world.clinic.company_id, cash_shift_id: shift.id }))
      .orderBy('id')
      .execute()
    expect(counts).toEqual([1, 2].map((counted) => ({ counted, counted_by: 'Rani Putri' })))
    const events = (await server.changesOf(world.clinic)).filter(({ object }) => object === 'cash_shift')
    expect(events.map(({ action, reason }) => [action, reason])).toEqual([
      ['open', null],
      ['count', null],
      ['resume', 'Masih ada pasien'],
      ['count', null],
    ])
  })

  it('happens once: a second count is refused with what is stored', async () => {
    const { open, count } = await openDesk()
    const shift = (await open(0)).body.data
    const counted = (await count(shift, 1)).body.data
    expect(await count(shift, 2)).toMatchObject({ status: 409, body: { data: { current: { counted: 1 } } } })
    expect((await count(counted, 2)).status).toBe(409)
  })

  it('comes before or after a payment, never beside it', async () => {
    const { open, count, pay, invoice } = await openDesk()
    const [shift, id] = [(await open(0)).body.data, await invoice()]
    const replies = await Promise.all([
      ...Array.from({ length: 10 }, () => pay(id, [['cash', 1000]])),
      count(shift, 0),
      ...Array.from({ length: 10 }, () => pay(id, [['cash', 1000]])),
    ])
    const [counted] = replies.splice(10, 1)
    const taken = replies.filter(({ status }) => status === 200).length
    expect(counted).toMatchObject({ status: 200, body: { data: { expected: taken * 1000 } } })
  })
})

describe('closing a cash shift', () => {
  it('empties the drawer, and keeps what went to the bank', async () => {
    const { open, pay, count, close, invoice, balances, mine } = await openDesk()
    const shift = (await open(500_000)).body.data
    await pay(await invoice(), [
      ['cash', 100_000],
      ['qris', 250_000],
    ])
    const closed = await close((await count(shift, 600_000)).body.data)
    expect(closed.body.data).toMatchObject({
      state: 'closed',
      variance: 0,
      expected: 600_000,
      counted: 600_000,
      variance_reason: '',
      closed_at: morning.toISOString(),
      closed_by: 'Rani Putri',
    })
    expect(await balances(shift.id)).toEqual({ cash: 0, float: 100_000, qris: 250_000 })
    expect(await mine()).toBeNull()
  })

  it.each([
    [-20_000, { variance: 20_000, float: -20_000 }],
    [5_000, { variance: -5_000, float: 5_000 }],
  ])('asks why %i rupiah are there too many or too few', async (difference, accounts) => {
    const { open, count, close, balances } = await openDesk()
    const shift = (await open(500_000)).body.data
    const counted = (await count(shift, 500_000 + difference)).body.data
    for (const variance_reason of ['', '  '])
      expect(await close(counted, { variance_reason })).toMatchObject({
        status: 422,
        body: { data: { fields: { variance_reason: expect.stringContaining('drawer') } } },
      })
    const closed = await close(counted, { variance_reason: 'Salah kembalian ' })
    expect(closed.body.data).toMatchObject({ variance: difference, variance_reason: 'Salah kembalian' })
    expect(await balances(shift.id)).toEqual({ cash: 0, ...accounts })
  })

  it('is refused before it is counted, and twice', async () => {
    const { open, count, close } = await openDesk()
    const shift = (await open(0)).body.data
    expect((await close(shift)).status).toBe(409)
    const counted = (await count(shift, 0)).body.data
    const replies = await Promise.all([close(counted), close(counted)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is the manager’s for one who forgot it, and nobody else’s', async () => {
    const { open, count, resume, close, colleague, manager } = await openDesk()
    const shift = (await open(0)).body.data
    for (const by of [colleague, manager]) expect((await count(shift, 0, by)).status).toBe(404)
    const counted = (await count(shift, 0)).body.data
    for (const by of [colleague, manager]) expect((await resume(counted, by)).status).toBe(404)
    expect((await close(counted, { by: colleague })).status).toBe(404)
    expect((await close(counted, { by: manager })).body.data).toMatchObject({ state: 'closed' })
  })
})

it('a shift goes over midnight: each posting is of the clinic’s day of its own moment', async () => {
  now = new Date('2026-11-20T16:30:00Z') // 23:30 in Jakarta
  const { world, open, pay, count, close, invoice } = await openDesk()
  const [shift, id] = [(await open(0)).body.data, await invoice()]
  now = new Date('2026-11-20T16:59:59.999Z')
  await pay(id, [['cash', 1000]])
  now = new Date('2026-11-20T17:00:00Z')
  await pay(id, [['cash', 2000]])
  const counted = (await count(shift, 3000)).body.data
  expect((await close(counted)).body.data).toMatchObject({ variance: 0, opened_at: '2026-11-20T16:30:00.000Z' })
  const postings = await database
    .selectFrom('posting')
    .select(['kind', 'day'])
    .where('company_id', '=', world.clinic.company_id)
    .where('kind', '<>', 'issue')
    .orderBy('id')
    .execute()
  expect(postings).toEqual([
    { kind: 'opening', day: '2026-11-20' },
    { kind: 'payment', day: '2026-11-20' },
    { kind: 'payment', day: '2026-11-21' },
    { kind: 'closing', day: '2026-11-21' },
  ])
})

it('the list has the latest first, and those in one state', async () => {
  const { open, count, colleague } = await openDesk()
  const first = (await open(0)).body.data
  await count(first, 0)
  now = new Date(morning.getTime() + 60_000)
  const second = (await open(0, { by: colleague })).body.data
  const ids = async (query: Record<string, string> = {}) =>
    (await server.call('listCashShift', { token: colleague, query })).body.data.rows.map(({ id }) => id)
  expect(await ids()).toEqual([second.id, first.id])
  expect(await ids({ state: 'counted' })).toEqual([first.id])
  expect(await ids({ state: 'closed' })).toEqual([])
})
