import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addMedicine } from '../../testing/sample-calls/company-medicine'
import { addSupplier } from '../../testing/sample-calls/supplier'
import { openWorld } from '../../testing/sample-world'
import { openOrders } from './order-fixture'

const server = await startTestServer()
afterAll(() => server.close())

const line = (medicine_id: number, values = {}) => ({
  medicine_id,
  quantity: 10,
  pack_size: 10,
  price: 4_500,
  ...values,
})

describe('a purchase order', () => {
  it('is approved by the manager under a number, sent by the desk, and received in parts', async () => {
    const { create, read, step, receive, stock, desk } = await openOrders(server)
    const { id, number } = (await create()).body.data
    expect(number).toBeNull()
    expect((await step('order', id, { by: desk })).body.msg).toBe(
      'The manager has to approve this order before it is sent.',
    )
    expect((await step('approve', id)).body.data).toMatchObject({ state: 'approved', number: expect.any(String) })
    expect((await step('order', id, { by: desk })).body.data.state).toBe('ordered')

    expect((await receive(id, { quantity: 4, bonus: 1 })).status).toBe(200)
    expect(await read(id)).toMatchObject({
      state: 'partially_received',
      progress: [{ ordered: 100, received: 40, to_come: 60 }],
    })
    expect((await receive(id)).body.data.content.lines).toMatchObject([{ quantity: 6, pack_size: 10, price: 4_500 }])
    const { state, receipts, stages } = await read(id)
    expect(state).toBe('received')
    expect(receipts.map((receipt) => receipt.total)).toEqual([18_000, 27_000])
    expect(stages.map((stage) => stage.state)).toEqual([
      'draft',
      'approved',
      'ordered',
      'partially_received',
      'received',
    ])
    expect((await stock()).on_hand).toBe(110)
  })

  it('needs no second approval of the manager who sends a draft', async () => {
    const { create, step, manager } = await openOrders(server)
    const { id } = (await create({}, manager)).body.data
    const { state, number, stages } = (await step('order', id)).body.data
    expect({ state, number }).toMatchObject({ state: 'ordered', number: expect.stringMatching(/^PO\//) })
    expect(stages.map((stage: { state: string }) => stage.state)).toEqual(['draft', 'approved', 'ordered'])
  })

  it('counts packs and units of one medicine together', async () => {
    const { sent, receive, read } = await openOrders(server)
    const id = await sent()
    await receive(id, { quantity: 25, pack_size: 1, price: 450 })
    const { status, body } = await receive(id)
    expect({ status, lines: body.data.content.lines }).toMatchObject({
      status: 200,
      lines: [{ quantity: 75, pack_size: 1, price: 450 }],
    })
    expect((await read(id)).state).toBe('received')
  })

  it('is numbered without gaps from 1', async () => {
    const { sent, read } = await openOrders(server)
    const numbers = [(await read(await sent())).number, (await read(await sent())).number]
    expect(numbers.map((number) => number?.slice(-4))).toEqual(['0001', '0002'])
  })
})

describe('what cannot be ordered', () => {
  it('is named by its line', async () => {
    const { create, medicine_id, world } = await openOrders(server)
    const gone = await addMedicine(world)
    const { company_id } = world.clinic
    await world.database
      .updateTable('company_medicine')
      .set({ status: 'inactive' })
      .where((eb) => eb.and({ company_id, id: gone.id }))
      .execute()
    const { status, body } = await create({
      lines: [
        line(medicine_id),
        line(medicine_id, { quantity: 0 }),
        line(gone.id, { quantity: 1_000_000, pack_size: 10_000, price: 1_000_000_000 }),
        line(987_654_321),
      ],
    })
    expect({ status, fields: body.data.fields }).toEqual({
      status: 422,
      fields: {
        'lines.0.medicine_id': 'This medicine is in two lines: make them one',
        'lines.1.medicine_id': 'This medicine is in two lines: make them one',
        'lines.1.quantity': 'Must be more than 0',
        'lines.2.medicine_id': 'This medicine is not active any more',
        'lines.2.quantity': 'At most 10,000,000 units; is the number right?',
        'lines.2.price': 'At most Rp 100,000,000,000 in one line; is the price right?',
        'lines.3.medicine_id': 'There is no such medicine in the company',
      },
    })
  })

  it('is a negative quantity or a price of 10^15', async () => {
    const { create, medicine_id } = await openOrders(server)
    expect((await create({ lines: [line(medicine_id, { quantity: -1 })] })).status).toBe(400)
    expect((await create({ lines: [line(medicine_id, { price: 1e15 })] })).status).toBe(400)
  })

  it('is nothing, or anything of a supplier that is inactive or of another clinic', async () => {
    const { create, step, loseSupplier } = await openOrders(server)
    const { id: foreign } = await addSupplier(await openWorld(server))
    const fieldsOf = async (overrides = {}) => (await create(overrides)).body.data.fields
    expect(await fieldsOf({ supplier_id: foreign })).toEqual({ supplier_id: 'There is no such supplier here' })
    const { id: empty } = (await create({ lines: [] })).body.data
    expect((await step('approve', empty)).body.data.fields).toEqual({ lines: 'Add at least one line' })
    const { id } = (await create()).body.data
    await loseSupplier()
    expect(await fieldsOf()).toEqual({ supplier_id: 'This supplier is not active any more' })
    expect((await step('order', id)).status).toBe(422)
  })

  it('is an order of another clinic', async () => {
    const id = await (await openOrders(server)).sent()
    const { manager: token, beginReceipt } = await openOrders(server)
    const [version, path] = [3, { id }]
    const replies = [
      await server.call('approvePurchaseOrder', { token, path, body: { version } }),
      await server.call('cancelPurchaseOrder', { token, path, body: { version, reason: 'Bukan milik kami' } }),
      await beginReceipt(id),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('is changed after it was approved, or cancelled after all came', async () => {
    const { create, step, write, sent, receive } = await openOrders(server)
    const { id } = (await create()).body.data
    await step('approve', id)
    expect((await write(id)).status).toBe(409)
    const received = await sent()
    await receive(received)
    expect((await step('cancel', received)).status).toBe(409)
  })
})

describe('a receipt of an order', () => {
  it('brings no more than is still to come, in one line or in two', async () => {
    const { sent, beginReceipt, typeReceipt, read } = await openOrders(server)
    const id = await sent()
    const draft: Schema<'MedicineTransaction'> = (await beginReceipt(id)).body.data
    expect((await typeReceipt(draft, { quantity: 11 })).body.data.fields).toEqual({
      'lines.0.quantity': 'Of this order 100 units are still to come. What came on top is a receipt of its own.',
    })
    const { lines } = draft.content
    const twice = { ...draft, content: { ...draft.content, lines: [...lines, ...lines] } }
    const { fields } = (await typeReceipt(twice, { quantity: 1 })).body.data
    expect(Object.keys(Object(fields))).toEqual(['lines.1.quantity'])
    expect((await read(id)).state).toBe('ordered')
  })

  it('is of its supplier and of what was ordered', async () => {
    const { sent, beginReceipt, typeReceipt, world } = await openOrders(server)
    const draft = (await beginReceipt(await sent())).body.data
    const { id: supplier_id } = await addSupplier(world)
    const other = { ...draft, content: { ...draft.content, supplier_id } }
    const { id: medicine_id } = await addMedicine(world)
    expect((await typeReceipt(other, { medicine_id })).body.data.fields).toEqual({
      supplier_id: 'The order of this receipt is of another supplier',
      'lines.0.medicine_id': 'This was not ordered: write a receipt of its own for it',
    })
  })

  it('begins from an order that was sent and is not over, and moves nothing once it was cancelled', async () => {
    const orders = await openOrders(server)
    const { create, step, sent, beginReceipt, typeReceipt, receive, read, stock } = orders
    expect((await beginReceipt((await create()).body.data.id)).status).toBe(409)
    const id = await sent()
    await receive(id, { quantity: 3 })
    const draft = (await beginReceipt(id)).body.data
    await typeReceipt(draft)
    const typed = await server.call('getMedicineTransaction', { token: orders.manager, path: { id: draft.id } })
    expect((await step('cancel', id)).body.data).toMatchObject({
      state: 'cancelled',
      progress: [{ ordered: 100, received: 30, to_come: 0 }],
    })
    const { status, body } = await server.call('receiveMedicineTransaction', {
      token: orders.desk,
      path: { id: draft.id },
      body: { version: typed.body.data.version },
    })
    expect({ status, msg: body.msg }).toEqual({
      status: 409,
      msg: 'The order of this receipt is over: nothing of it is to come. Write a receipt of its own.',
    })
    expect((await beginReceipt(id)).status).toBe(409)
    expect({ on_hand: (await stock()).on_hand, state: (await read(id)).state }).toEqual({
      on_hand: 30,
      state: 'cancelled',
    })
  })

  // Seen to fail on PostgreSQL: with the order read without a lock, more than one receipt was taken.
  it('is counted by another one that is received at once', async () => {
    const orders = await openOrders(server)
    const { sent, beginReceipt, typeReceipt, read, stock } = orders
    const id = await sent()
    const drafts = []
    for (let each = 0; each < 4; each++) {
      const draft = (await beginReceipt(id)).body.data
      drafts.push((await typeReceipt(draft, { quantity: 6 })).body.data)
    }
    const replies = await Promise.all(
      drafts.map(({ id: of, version }) =>
        server.call('receiveMedicineTransaction', { token: orders.desk, path: { id: of }, body: { version } }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
    expect((await read(id)).progress).toMatchObject([{ received: 60, to_come: 40 }])
    expect((await stock()).on_hand).toBe(60)
  })
})

describe('what is proposed', () => {
  it('is what is below its minimum and came from the supplier, less what is on order', async () => {
    const { manager, medicine_id, supplier_id, bring, sent, world } = await openOrders(server)
    const propose = async (of = supplier_id) =>
      (await server.call('proposePurchaseOrder', { token: manager, query: { supplier_id: String(of) } })).body.data
        .lines
    await bring({ quantity: 2, bonus: 0, pack_size: 10, price: 4_500 })
    expect(await propose()).toEqual([])
    const { company_id, clinic_id } = world.clinic
    await world.database
      .updateTable('medicine')
      .set({ minimum: 50 })
      .where((eb) => eb.and({ company_id, clinic_id, id: medicine_id }))
      .execute()
    // 20 on hand, 100 wanted
    expect(await propose()).toEqual([{ medicine_id, quantity: 8, pack_size: 10, price: 4_500 }])
    expect(await propose((await addSupplier(world)).id)).toEqual([])
    await sent({ lines: [line(medicine_id, { quantity: 2 })] })
    expect(await propose()).toMatchObject([{ quantity: 6 }])
  })
})
