import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openWorld } from '../../testing/sample-world'

const morning = new Date('2026-11-20T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

const bill: Schema<'ExpenseInput'> = {
  day: '2026-11-20',
  category: 'supplies',
  paid_to: 'Toko Sinar',
  purpose: 'Tisu dan sabun',
  paid_from: 'drawer',
  amount: 125_000,
  reference: '',
}

async function openDesk(opening_float = 500_000) {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const desk = await server.tokenOf(await server.makeUser(world.clinic, 'front_office_clinic'))
  const manager = await server.tokenOf(world.user)
  const open = async (by: string) =>
    (await server.call('openCashShift', { token: by, body: { opening_float } })).body.data
  const shift = await open(desk)
  const record = (overrides: Partial<typeof bill> = {}, { by = desk, key = randomUUID() } = {}) =>
    server.call('recordExpense', {
      token: by,
      headers: { 'idempotency-key': key },
      body: { ...bill, ...overrides },
    })
  const takeBack = ({ id, version }: Pick<Schema<'Expense'>, 'id' | 'version'>, by = manager) =>
    server.call('voidExpense', { token: by, path: { id }, body: { reason: ' Salah catat ', version } })
  const list = async (query: Record<string, string> = {}, by = manager) =>
    (await server.call('listExpense', { token: by, query })).body.data.rows
  const count = async (counted: number) =>
    (await server.call('countCashShift', { token: desk, path: { id: shift.id }, body: { counted, version: 1 } })).body
      .data
  /** What the accounts of the clinic hold. */
  const balances = async () => {
    const rows = await database
      .selectFrom('ledger_entry')
      .select(['account', ({ fn }) => fn.sum<number>('amount').as('amount')])
      .where((eb) => eb.and({ company_id, clinic_id }))
      .groupBy('account')
      .execute()
    return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]))
  }
  return { world, desk, manager, shift, open, record, takeBack, list, count, balances }
}

describe('recording an expense', () => {
  it('takes cash out of one’s own drawer, with a number of the year', async () => {
    const { record, shift, balances } = await openDesk()
    const { status, body } = await record({ paid_to: ' Toko Sinar ', purpose: ' Tisu ' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      number: expect.stringMatching(/^EXP\/.*2026\/0001$/),
      state: 'recorded',
      paid_to: 'Toko Sinar',
      purpose: 'Tisu',
      amount: 125_000,
      cash_shift_id: shift.id,
      recorded_at: morning.toISOString(),
    })
    expect(await balances()).toEqual({ till: 375_000, float: -500_000, expense: 125_000 })
  })

  it('is done once, however often it is sent', async () => {
    const { record, list } = await openDesk()
    const key = randomUUID()
    const [first, second] = await Promise.all([record({}, { key }), record({}, { key })])
    expect(second.body.data.id).toBe(first.body.data.id)
    expect(await list()).toHaveLength(1)
  })

  it('of the bank is the manager’s', async () => {
    const { record, manager, balances } = await openDesk()
    expect(await record({ paid_from: 'bank' })).toMatchObject({
      status: 422,
      body: { data: { fields: { paid_from: expect.stringContaining('manager') } } },
    })
    const { data } = (await record({ paid_from: 'bank', amount: 12_000_000, category: 'rent' }, { by: manager })).body
    expect(data.cash_shift_id).toBeNull()
    expect(await balances()).toMatchObject({ bank: -12_000_000, expense: 12_000_000 })
  })

  it.each([
    ['more than lies in the drawer', { amount: 500_001 }, 'amount'],
    ['a day that is to come', { day: '2026-11-21' }, 'day'],
  ] as const)('refuses %s', async (_, overrides, field) => {
    const { record, list } = await openDesk()
    const { status, body } = await record(overrides)
    expect([status, Object.keys(body.data.fields ?? {})]).toEqual([422, [field]])
    expect(await list()).toEqual([])
  })

  it.each([
    { amount: 0 },
    { amount: -1 },
    { amount: 1_000_000_000_001 },
    { amount: 0.5 },
    { paid_to: '  ' },
    { purpose: '' },
  ])('refuses %j', async (overrides) => {
    const { record } = await openDesk()
    expect((await record(overrides)).status).toBe(400)
  })

  it('needs an open cash shift, also of the manager', async () => {
    const { record, manager } = await openDesk()
    expect(await record({}, { by: manager })).toMatchObject({ status: 409 })
  })

  it('never empties a drawer below zero, and leaves out no number: of ten at once as many as fit', async () => {
    const { record, list, balances } = await openDesk(300_000)
    const replies = await Promise.all(Array.from({ length: 10 }, () => record({ amount: 100_000 })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    expect((await list()).map(({ number }) => number.slice(-4)).sort()).toEqual(['0001', '0002', '0003'])
    expect((await balances()).till).toBe(0)
  })
})

describe('an expense of a drawer', () => {
  it('is what the drawer is short of, and told once it is counted', async () => {
    const { record, count, desk, shift } = await openDesk()
    await record()
    const hidden = await server.call('getCashShift', { token: desk, path: { id: shift.id } })
    expect(hidden.body.data).toMatchObject({ paid_out: null })
    expect(await count(375_000)).toMatchObject({ expected: 375_000, variance: 0, paid_out: 125_000 })
  })
})

describe('taking an expense back', () => {
  it('puts the cash into the drawer again while the shift is open', async () => {
    const { record, takeBack, count, balances, world } = await openDesk()
    const taken = await takeBack((await record()).body.data)
    expect(taken.body.data).toMatchObject({
      state: 'void',
      reason: 'Salah catat',
      voided_at: morning.toISOString(),
      voided_by: 'Rani Putri',
    })
    expect(await balances()).toEqual({ till: 500_000, float: -500_000, expense: 0 })
    expect(await count(500_000)).toMatchObject({ variance: 0, paid_out: 0 })
    const events = (await server.changesOf(world.clinic)).filter(({ object }) => object === 'expense')
    expect(events.map(({ action, reason }) => [action, reason])).toEqual([
      ['create', null],
      ['void', 'Salah catat'],
    ])
  })

  it('leaves a drawer alone that was counted: the cash is the bank’s', async () => {
    const { record, takeBack, count, balances } = await openDesk()
    const { data } = (await record()).body
    const counted = await count(375_000)
    expect((await takeBack(data)).status).toBe(200)
    expect(await balances()).toEqual({ till: 375_000, float: -500_000, expense: 0, bank: 125_000 })
    expect(counted.variance).toBe(0)
  })

  it('happens once, is the manager’s, and not of what changed', async () => {
    const { record, takeBack, desk } = await openDesk()
    const { data } = (await record()).body
    expect((await takeBack(data, desk)).status).toBe(403)
    expect((await takeBack({ ...data, version: 9 })).status).toBe(409)
    const replies = await Promise.all([takeBack(data), takeBack(data)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await takeBack({ ...data, version: 2 })).body.msg).toBe('This expense is void already.')
  })

  it('is the only change the database allows', async () => {
    const { record, takeBack } = await openDesk()
    const { data } = (await record()).body
    const change = (values: { amount?: number; reason?: string }) =>
      database.updateTable('expense').set(values).where('id', '=', data.id).execute()
    await expect(change({ amount: 1 })).rejects.toThrow('expense is kept')
    await takeBack(data)
    await expect(change({ reason: 'Lain' })).rejects.toThrow('expense is kept')
    await expect(database.deleteFrom('expense').where('id', '=', data.id).execute()).rejects.toThrow('expense is kept')
  })
})

describe('the list', () => {
  it('has the latest day first, what was chosen, and what is searched for', async () => {
    const { record, manager, list } = await openDesk()
    await record({ day: '2026-11-18', paid_to: 'Pak Budi', category: 'transport' })
    await record({ paid_from: 'bank', purpose: 'Sewa November', category: 'rent' }, { by: manager })
    const shown = async (query: Record<string, string>) => (await list(query)).map(({ category }) => category)
    expect(await shown({})).toEqual(['rent', 'transport'])
    expect(await shown({ category: 'transport' })).toEqual(['transport'])
    expect(await shown({ paid_from: 'bank' })).toEqual(['rent'])
    expect(await shown({ from: '2026-11-19' })).toEqual(['rent'])
    expect(await shown({ until: '2026-11-18' })).toEqual(['transport'])
    expect(await shown({ search: 'budi' })).toEqual(['transport'])
    expect(await shown({ state: 'void' })).toEqual([])
  })

  it('shows the front office nothing that the bank paid', async () => {
    const { record, manager, desk, list } = await openDesk()
    const { data } = (await record({ paid_from: 'bank', category: 'salary' }, { by: manager })).body
    const own = (await record()).body.data
    expect((await list({}, desk)).map(({ id }) => id)).toEqual([own.id])
    expect((await server.call('getExpense', { token: desk, path: { id: data.id } })).status).toBe(404)
    expect((await server.call('getExpense', { token: desk, path: { id: own.id } })).status).toBe(200)
  })
})
