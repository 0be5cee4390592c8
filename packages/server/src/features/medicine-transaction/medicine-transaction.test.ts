import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addMedicine } from '../../testing/sample-calls/company-medicine'
import { addBatch } from '../../testing/sample-calls/medicine-transaction'
import { openStore } from './stock-fixture'

// midnight has passed in Jakarta, not in London
let now = new Date('2026-11-24T18:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

describe('a receipt', () => {
  it('brings nothing while it is a draft, and everything in one go when it is received', async () => {
    const { create, receipt, step, card, read, medicine_id, manager } = await openStore(server)
    const stockReply = () => server.call('getMedicine', { token: manager, path: { id: medicine_id } })
    const { status, body } = await create('receipt', receipt({ quantity: 5, pack_size: 10, bonus: 1, price: 12_000 }))
    expect(status).toBe(201)
    const draft: Schema<'MedicineTransaction'> = body.data
    expect(draft).toMatchObject({ state: 'draft', number: null, total: 60_000, medicines: [{ id: medicine_id }] })
    expect(await stockReply()).toMatchObject({ status: 404 })
    expect(await step('receive', draft.id)).toMatchObject({ status: 200 })
    expect(await read(draft.id)).toMatchObject({
      state: 'received',
      number: expect.stringMatching(/^GR\/(\w+\/)?2026\/0001$/),
      stages: [{ state: 'draft' }, { state: 'received', at: now.toISOString() }],
    })
    expect(await card()).toMatchObject([
      { kind: 'receipt', quantity: 60, balance: 60, lot: 'AMX-01', expires_on: '2028-06-30', unit_cost: 1_000 },
    ])
  })

  it('adds to a batch that is there already, and opens another for another lot, price or expiry', async () => {
    const { receive } = await openStore(server)
    await receive({}, {})
    expect(await receive({})).toMatchObject([{ on_hand: 150 }])
    expect(await receive({ lot: 'AMX-02' }, { price: 13_000 }, { expires_on: '2028-07-31' })).toHaveLength(4)
  })

  it('sent twice, or by two at once, is received once', async () => {
    const { create, receipt, step, counted } = await openStore(server)
    const { id, version } = (await create('receipt', receipt({}))).body.data
    const replies = await Promise.all([1, 2, 3].map(() => step('receive', id, { version })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await counted()).toEqual({ on_hand: 50, batches: 50, moved: 50 })
  })

  it('is changed while it is a draft, and never afterwards', async () => {
    const { create, receipt, step, desk, read } = await openStore(server)
    const { id } = (await create('receipt', receipt({}))).body.data
    const write = async (note: string) =>
      server.call('updateMedicineTransaction', {
        token: desk,
        path: { id },
        body: { ...receipt({}, { lot: 'AMX-02' }), note, version: (await read(id)).version },
      })
    expect(await write(' Dua dus ')).toMatchObject({ status: 200, body: { data: { content: { note: 'Dua dus' } } } })
    await step('receive', id)
    expect(await write('Tiga')).toMatchObject({ status: 409 })
    await expect(sql`update medicine_transaction set note = 'x' where id = ${id}`.execute(database)).rejects.toThrow(
      'append-only',
    )
    await expect(sql`delete from medicine_transaction where id = ${id}`.execute(database)).rejects.toThrow(
      'append-only',
    )
  })

  it.each<[string, Partial<Schema<'MedicineTransactionLine'>>, number, string]>([
    ['a negative quantity', { quantity: -5 }, 422, 'lines.0.quantity'],
    ['an expiry that is over', { expires_on: '2026-11-24' }, 422, 'lines.0.expires_on'],
    ['a price of 10^15', { price: 1e15 }, 400, 'lines.0.price'],
    ['a line of 10^15', { price: 1e9, quantity: 1e6 }, 422, 'lines.0.price'],
    ['half a tablet', { quantity: 0.5 }, 400, 'lines.0.quantity'],
    ['a medicine there is not', { medicine_id: 999_999_999 }, 422, 'lines.0.medicine_id'],
  ])('with %s is refused in words', async (_, line, status, field) => {
    const { create, receipt, counted } = await openStore(server)
    const reply = await create('receipt', receipt(line))
    expect([reply.status, Object.keys(reply.body.data.fields ?? {})]).toEqual([status, [field]])
    expect(Object.values(reply.body.data.fields ?? {})[0]).toMatch(/\w+ \w+/)
    expect((await counted()).moved).toBe(0)
  })

  it('of what needs lot and expiry is refused until it has them, and moves nothing', async () => {
    const { create, receipt, step, counted } = await openStore(server)
    const { id } = (await create('receipt', receipt({}, { lot: '', expires_on: null }))).body.data
    const reply = await step('receive', id)
    expect([reply.status, Object.keys(reply.body.data.fields ?? {})]).toEqual([
      422,
      ['lines.1.lot', 'lines.1.expires_on'],
    ])
    expect(await counted()).toEqual({ on_hand: 0, batches: 0, moved: 0 })
  })

  it('of a recalled lot is refused', async () => {
    const { create, receipt, step, receive, manager } = await openStore(server)
    const [batch] = await receive({})
    const path = { id: batch?.id ?? 0 }
    await server.call('recallMedicineBatch', { token: manager, path, body: { reason: 'BPOM', version: 1 } })
    expect(await create('receipt', receipt({}))).toMatchObject({
      status: 422,
      body: { data: { fields: { 'lines.0.lot': expect.any(String) } } },
    })
    const { id } = (await create('receipt', receipt({ lot: 'AMX-09' }))).body.data
    expect(await step('receive', id)).toMatchObject({ status: 200 })
  })

  it('of a supplier of another clinic, or one that is not active any more, is refused', async () => {
    const { create, receipt, supplier_id } = await openStore(server)
    const elsewhere = await openStore(server)
    const from = (id: number) => create('receipt', { ...receipt({}), supplier_id: id })
    expect(await from(elsewhere.supplier_id)).toMatchObject({ status: 422 })
    await database.updateTable('supplier').set({ status: 'inactive' }).where('id', '=', supplier_id).execute()
    expect(await from(supplier_id)).toMatchObject({ status: 422 })
  })
})

describe('an adjustment', () => {
  it('is asked for at the desk and posted by the manager only', async () => {
    const { receive, create, adjustment, step, desk, stock, card } = await openStore(server)
    const [batch] = await receive({})
    const { id } = (await create('adjustment', adjustment('damaged', { batch_id: batch?.id ?? 0, quantity: 3 }))).body
      .data
    expect(await step('post', id)).toMatchObject({ status: 409 })
    expect(await step('request', id, { by: desk })).toMatchObject({ status: 200 })
    expect(await step('post', id, { by: desk })).toMatchObject({ status: 403 })
    expect((await stock()).on_hand).toBe(50)
    expect(await step('post', id)).toMatchObject({
      status: 200,
      body: { data: { state: 'posted', number: expect.stringMatching(/^ADJ\/.*0001$/) } },
    })
    expect(await card()).toMatchObject([
      { quantity: -3, balance: 47, reason: 'damaged', transaction_id: id },
      { quantity: 50, balance: 50 },
    ])
  })

  it('that was refused moved nothing, says why, and is not posted any more', async () => {
    const { receive, create, adjustment, step, counted } = await openStore(server)
    const [batch] = await receive({})
    const { id } = (await create('adjustment', adjustment('lost', { batch_id: batch?.id ?? 0, quantity: 3 }))).body.data
    await step('request', id)
    expect(await step('refuse', id)).toMatchObject({
      body: { data: { state: 'refused', number: null, stages: [{}, {}, { reason: 'Hitung ulang' }] } },
    })
    expect(await step('post', id)).toMatchObject({ status: 409 })
    expect((await counted()).on_hand).toBe(50)
  })

  it('of more than the batch has is refused, also when somebody took from it in between', async () => {
    const { receive, create, adjustment, step, adjust, counted } = await openStore(server)
    const [batch] = await receive({})
    const batch_id = batch?.id ?? 0
    const { id } = (await create('adjustment', adjustment('lost', { batch_id, quantity: 30 }))).body.data
    await step('request', id)
    expect(await adjust('damaged', { batch_id, quantity: 30 })).toMatchObject({ status: 200 })
    expect(await step('post', id)).toMatchObject({
      status: 422,
      body: { data: { fields: { 'lines.0.quantity': expect.any(String) } } },
    })
    expect(await counted()).toEqual({ on_hand: 20, batches: 20, moved: 20 })
  })

  it('takes an expired or a recalled batch out, and a correction adds as well', async () => {
    const { receive, adjust, manager, counted, world, medicine_id } = await openStore(server)
    const [batch] = await receive({ expires_on: '2026-12-01' })
    const batch_id = batch?.id ?? 0
    await server.call('recallMedicineBatch', {
      token: manager,
      path: { id: batch_id },
      body: { reason: 'BPOM', version: 1 },
    })
    expect(await adjust('correction', { batch_id, quantity: 2 })).toMatchObject({ status: 200 })
    const expired = await addBatch(world, { medicine_id, lot: 'AMX-00', expires_on: '2026-11-24' })
    expect(await adjust('expired', { batch_id: expired.id, quantity: 50 })).toMatchObject({ status: 200 })
    expect(await counted()).toEqual({ on_hand: 52, batches: 52, moved: 52 })
  })

  it('of a batch of another clinic is refused', async () => {
    const { create, adjustment } = await openStore(server)
    const elsewhere = await openStore(server)
    const [foreign] = await elsewhere.receive({})
    expect(await create('adjustment', adjustment('lost', { batch_id: foreign?.id ?? 0 }))).toMatchObject({
      status: 422,
      body: { data: { fields: { 'lines.0.batch_id': expect.any(String) } } },
    })
  })
})

describe('the numbers of documents', () => {
  it('have no gap and no double, of many at once and of refused ones between, and each kind counts apart', async () => {
    const { create, receipt, step, read, adjust, batches } = await openStore(server)
    const drafts = await Promise.all(
      Array.from({ length: 12 }, (_, index) => create('receipt', receipt(index % 3 ? {} : { lot: '' }))),
    )
    const ids: number[] = drafts.map(({ body }) => body.data.id)
    await Promise.all(ids.map((id) => step('receive', id)))
    const numbers = (await Promise.all(ids.map(read))).map(({ number }) => number).filter((number) => number !== null)
    expect(numbers.map((number) => Number(number.split('/').at(-1))).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ])
    const [batch] = await batches()
    const posted = await adjust('damaged', { batch_id: batch?.id ?? 0, quantity: 1 })
    expect(posted.body.data.number).toMatch(/^ADJ\/.*0001$/)
  })

  it('begin anew with the year of the clinic', async () => {
    now = new Date('2026-12-31T16:30:00Z')
    const { create, receipt, step, read } = await openStore(server)
    const one = (await create('receipt', receipt({}))).body.data
    await step('receive', one.id)
    now = new Date('2026-12-31T17:00:00Z')
    const other = (await create('receipt', receipt({}))).body.data
    await step('receive', other.id)
    now = new Date('2026-11-24T18:00:00Z')
    expect((await read(other.id)).number).toMatch(/2027\/0001$/)
  })
})

describe('the list', () => {
  it('has the latest first and is narrowed by kind, state, supplier and words', async () => {
    const { receive, create, adjustment, receipt, batches, manager, supplier_id, world } = await openStore(server)
    await receive({})
    const [batch] = await batches()
    await create('adjustment', adjustment('lost', { batch_id: batch?.id ?? 0 }))
    await create('receipt', { ...receipt({ medicine_id: (await addMedicine(world)).id }), invoice_number: 'FKT-77' })
    const found = async (query: Record<string, string>) =>
      (await server.call('listMedicineTransaction', { token: manager, query })).body.data.rows.map(
        ({ kind, state }) => `${kind} ${state}`,
      )
    expect(await found({})).toEqual(['receipt draft', 'adjustment draft', 'receipt received'])
    expect(await found({ kind: 'adjustment' })).toEqual(['adjustment draft'])
    expect(await found({ state: 'received' })).toEqual(['receipt received'])
    expect(await found({ supplier_id: String(supplier_id) })).toHaveLength(2)
    expect(await found({ search: 'fkt-77' })).toEqual(['receipt draft'])
  })
})
