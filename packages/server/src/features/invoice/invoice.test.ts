import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addInvoice } from '../../testing/sample-calls/money/invoice'
import { addPrice, addProduct } from '../../testing/sample-calls/product'
import { cash, lineInput, openTill, qris } from './invoice-fixture'

const now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

describe('a draft', () => {
  it('keeps what was done, and takes other services of the price list', async () => {
    const { world, change } = await openTill(server)
    const draft = await addInvoice(world)
    const { id: product_id } = await addProduct(world, { code: 'KON-01', name: 'Konsultasi' })
    await addPrice(world, { product_id, price: 50_000 })
    const added = {
      id: null,
      paket_id: null,
      package_sold_id: null,
      product_id,
      unit_price: 50_000,
      quantity: 2,
      discount: null,
      discount_reason: '',
    }
    const reply = await change(draft, { lines: [...draft.lines.map(lineInput), added] })
    expect(reply.body.data).toMatchObject({
      total: 450_000,
      lines: [{ was_done: true }, { was_done: false, name: 'Konsultasi', amounts: { total: 100_000 } }],
    })
    const without = await change(reply.body.data, { lines: [added] })
    expect(without).toMatchObject({
      status: 422,
      body: { data: { fields: { lines: expect.stringContaining('stays') } } },
    })
  })

  it.each([
    [
      'a discount above its line',
      { discount: { rupiah: 350_001 }, discount_reason: 'x' },
      /Line 1: the discount is more/,
    ],
    ['a discount of three decimals', { discount: { percent: 1.005 }, discount_reason: 'x' }, /Line 1: a discount is/],
    ['a discount nobody explains', { discount: { percent: 5 } }, /Line 1: say why/],
    ['a price that is not of the list', { unit_price: 1 }, /Line 1: only a manager/],
    ['another quantity of what was done', { quantity: 2 }, /Line 1 was done so often/],
    ['another service on its line', { product_id: 999_999 }, /Line 1 is not on this invoice/],
  ])('refuses %s, and is as it was', async (_, changes, sentence) => {
    const { world, change, read } = await openTill(server)
    const draft = await addInvoice(world)
    const reply = await change(draft, { lines: draft.lines.map((line) => ({ ...lineInput(line), ...changes })) })
    expect(reply.status).toBe(422)
    expect(Object.values(reply.body.data.fields ?? {}).join()).toMatch(sentence)
    expect(await read(draft.id)).toEqual(draft)
  })

  it.each([
    ['a negative quantity', { quantity: -1 }],
    ['a price of 10^15', { unit_price: 1e15 }],
    ['half a rupiah', { unit_price: 0.5 }],
  ])('refuses %s before it is read', async (_, changes) => {
    const { world, change } = await openTill(server)
    const draft = await addInvoice(world)
    const reply = await change(draft, { lines: draft.lines.map((line) => ({ ...lineInput(line), ...changes })) })
    expect(reply.status).toBe(400)
  })

  it('shows the price list of today beside its price, which is taken only when the desk says so', async () => {
    const { world, change, read } = await openTill(server)
    const draft = await addInvoice(world)
    const [line] = draft.lines
    await addPrice(world, { product_id: line?.product_id ?? 0, price: 400_000, valid_from: '2026-11-20' })
    expect(await read(draft.id)).toMatchObject({
      total: 350_000,
      lines: [{ unit_price: 350_000, list_price: 400_000 }],
    })
    const reply = await change(draft, {
      lines: draft.lines.map((each) => ({ ...lineInput(each), unit_price: 400_000 })),
    })
    expect(reply.body.data).toMatchObject({ total: 400_000 })
  })

  it('of two who change it, tells the second what the first wrote', async () => {
    const { world, change } = await openTill(server)
    const draft = await addInvoice(world)
    const five = { discount: { percent: 5 }, discount_reason: 'Pelajar' }
    expect((await change(draft, five)).status).toBe(200)
    const second = await change(draft, { discount: { percent: 10 }, discount_reason: 'Lansia' })
    expect(second).toMatchObject({ status: 409, body: { data: { current: { discount: { percent: 5 } } } } })
  })
})

describe('an issued invoice', () => {
  it('has the next number of the year, keeps its amounts, and stands in the ledger', async () => {
    const { world, issue, setClinic, entries } = await openTill(server)
    await setClinic({ code: 'KMG', rounding: 1000 })
    const [one, other] = [await addInvoice(world), await addInvoice(world)]
    const issued = (await issue(one, { due_on: '2026-12-20' })).body.data
    expect(issued).toMatchObject({ state: 'issued', number: 'INV/KMG/2026/0001', due_on: '2026-12-20', owed: 350_000 })
    await setClinic({ collects_tax: true })
    expect((await issue(other)).body.data).toMatchObject({ number: 'INV/KMG/2026/0002', due_on: '2026-11-20' })
    expect(await entries(issued.id)).toEqual([
      { account: 'receivable', amount: 350_000 },
      { account: 'revenue', amount: -350_000 },
    ])
  })

  it('is refused with a due day that is over, without lines and without a price', async () => {
    const { world, issue, change, close } = await openTill(server)
    const draft = await addInvoice(world)
    expect(await issue(draft, { due_on: '2026-11-19' })).toMatchObject({
      body: { data: { fields: { due_on: 'This day is over' } } },
    })
    const unpriced = await addInvoice(world)
    const { product_id = 0 } = unpriced.lines[0] ?? {}
    await database
      .deleteFrom('product_price')
      .where('product_id', '=', product_id)
      .where('company_id', '=', world.clinic.company_id)
      .execute()
    const nameless = (
      await change(unpriced, { lines: unpriced.lines.map((line) => ({ ...lineInput(line), unit_price: null })) })
    ).body.data
    expect(await issue(nameless)).toMatchObject({
      status: 422,
      body: { data: { fields: { lines: expect.stringContaining('Line 1') } } },
    })
    expect((await close('discardInvoice', draft)).status).toBe(200)
    expect((await issue(draft)).status).toBe(409)
  })

  it('above the limit of discounts is issued by the manager alone', async () => {
    const { world, issue, change, setClinic, manager } = await openTill(server)
    await setClinic({ discount_limit_percent: 10 })
    const draft = await addInvoice(world)
    const reduced = (await change(draft, { discount: { percent: 10.01 }, discount_reason: 'Keluarga' })).body.data
    expect(reduced.needs_manager).toBe(true)
    expect(await issue(reduced)).toMatchObject({
      status: 422,
      body: { data: { fields: { discount: expect.stringContaining('manager') } } },
    })
    expect((await issue(reduced, { by: manager })).status).toBe(200)
  })

  it('of nothing to pay is paid at once', async () => {
    const { world, issue, change, manager } = await openTill(server)
    const draft = await addInvoice(world)
    const free = (await change(draft, { discount: { percent: 100 }, discount_reason: 'Pegawai' })).body.data
    expect((await issue(free, { by: manager })).body.data).toMatchObject({
      state: 'paid',
      owed: 0,
      moves: [{}, { to_state: 'issued' }, { event: 'invoice.payAll', from_state: 'issued', to_state: 'paid' }],
    })
  })

  it('is void with the reason while nothing is paid, and the ledger takes it back', async () => {
    const { world, close, desk, pay, read, entries } = await openTill(server)
    const issued = await addInvoice(world, { state: 'issued' })
    expect((await close('voidInvoice', issued, desk)).status).toBe(403)
    expect((await close('voidInvoice', issued)).body.data).toMatchObject({ state: 'void', owed: 0 })
    const sum = (await entries(issued.id)).reduce((total, { amount }) => total + Number(amount), 0)
    expect(sum).toBe(0)
    expect(await pay(issued.id, [cash(1)], { cash_given: 1 })).toMatchObject({ status: 409 })
    const paid = await addInvoice(world, { state: 'paid' })
    expect((await close('voidInvoice', await read(paid.id))).status).toBe(409)
  })

  it('is written off by the manager: nothing is owed, and what was paid stays', async () => {
    const { world, close, pay, read } = await openTill(server)
    const { id } = await addInvoice(world, { state: 'issued' })
    await pay(id, [qris(100_000)])
    const written = await close('writeOffInvoice', await read(id))
    expect(written.body.data).toMatchObject({ state: 'written_off', owed: 0, paid: 100_000 })
  })
})
