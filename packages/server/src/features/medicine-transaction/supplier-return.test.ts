import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addBatch } from '../../testing/sample-calls/medicine-transaction'
import { addSupplier } from '../../testing/sample-calls/supplier'
import { openStore } from './stock-fixture'

const server = await startTestServer({ now: () => new Date('2026-11-24T18:00:00Z') })
afterAll(() => server.close())

/** A store with a batch of fifty that came at 1,200 rupiah each, and its receipt. */
async function openReturns() {
  const store = await openStore(server)
  const [batch] = await store.receive({})
  const { rows } = (await server.call('listMedicineTransaction', { token: store.manager, query: { kind: 'receipt' } }))
    .body.data
  const giveBack = async (...given: Parameters<typeof store.giveBack>) => {
    const { id } = (await store.create('supplier_return', store.giveBack(...given))).body.data
    await store.step('request', id)
    return store.step('post', id)
  }
  return { ...store, batch_id: batch?.id ?? 0, receipt_id: rows[0]?.id ?? 0, returned: giveBack }
}

// Seen to fail: a return that does not look at the receipt, that leaves the batch of another supplier alone, that is counted as an
// adjustment in the register, and whose value is that of its lines.
describe('a return to a supplier', () => {
  it('takes what is sent back out of its batch, under a number of its own, and says what the supplier owes', async () => {
    const { create, giveBack, step, desk, card, counted, read, batch_id, receipt_id, supplier_id } = await openReturns()
    const draft = await create(
      'supplier_return',
      giveBack({ receipt_id, note: ' Dus penyok ' }, { batch_id, quantity: 3 }),
    )
    expect(draft).toMatchObject({
      status: 201,
      body: {
        data: {
          kind: 'supplier_return',
          state: 'draft',
          total: 3_600,
          receipt: { id: receipt_id, number: expect.stringMatching(/^GR\//) },
          content: { supplier_id, receipt_id, note: 'Dus penyok' },
        },
      },
    })
    const { id } = draft.body.data
    expect((await counted()).on_hand).toBe(50)
    expect(await step('request', id, { by: desk })).toMatchObject({ status: 200 })
    expect(await step('post', id, { by: desk })).toMatchObject({ status: 403 })
    expect(await step('post', id)).toMatchObject({ status: 200 })
    expect(await read(id)).toMatchObject({
      state: 'posted',
      total: 3_600,
      number: expect.stringMatching(/^RET\/.*0001$/),
    })
    expect(await counted()).toEqual({ on_hand: 47, batches: 47, moved: 47 })
    expect(await card()).toMatchObject([
      { kind: 'supplier_return', reason: 'expired', quantity: -3, balance: 47, transaction_id: id },
      { kind: 'receipt', quantity: 50 },
    ])
  })

  it('takes an expired and a recalled batch as well', async () => {
    const { world, medicine_id, manager, returned, counted, batch_id } = await openReturns()
    const expired = await addBatch(world, { medicine_id, expires_on: '2026-11-24', quantity: 8 })
    const recall = { token: manager, path: { id: batch_id }, body: { reason: 'BPOM', version: 1 } }
    await server.call('recallMedicineBatch', recall)
    expect(await returned({}, { batch_id: expired.id, quantity: 8 })).toMatchObject({ status: 200 })
    expect(await returned({ reason: 'recalled' }, { batch_id, quantity: 50 })).toMatchObject({ status: 200 })
    expect(await counted()).toEqual({ on_hand: 0, batches: 0, moved: 0 })
  })

  it('of more than the batch has is refused, also when somebody took from it in between', async () => {
    const { create, giveBack, step, adjust, counted, batch_id } = await openReturns()
    const { id } = (await create('supplier_return', giveBack({}, { batch_id, quantity: 30 }))).body.data
    await step('request', id)
    await adjust('damaged', { batch_id, quantity: 30 })
    expect(await step('post', id)).toMatchObject({
      status: 422,
      body: { data: { fields: { 'lines.0.quantity': expect.stringMatching(/less/) } } },
    })
    expect(await counted()).toEqual({ on_hand: 20, batches: 20, moved: 20 })
  })

  it('of a receipt never sends back more than that brought, also of two at once', async () => {
    const { create, giveBack, step, receive, returned, counted, batch_id, receipt_id } = await openReturns()
    // the batch holds a hundred by now, of which this receipt brought fifty
    await receive({})
    const drafts = await Promise.all(
      [30, 30].map((quantity) => create('supplier_return', giveBack({ receipt_id }, { batch_id, quantity }))),
    )
    const ids: number[] = drafts.map(({ body }) => body.data.id)
    await Promise.all(ids.map((id) => step('request', id)))
    const replies = await Promise.all(ids.map((id) => step('post', id)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await counted()).on_hand).toBe(70)
    expect(await returned({ receipt_id }, { batch_id, quantity: 20 })).toMatchObject({ status: 200 })
    expect(await returned({}, { batch_id, quantity: 50 })).toMatchObject({ status: 200 })
  })

  it('goes to whom the batch came from, by a receipt of that supplier, of its own clinic', async () => {
    const { world, create, giveBack, batch_id, receipt_id } = await openReturns()
    const elsewhere = await openReturns()
    const { id: supplier_id } = await addSupplier(world)
    const problems = async (...given: Parameters<typeof giveBack>) =>
      (await create('supplier_return', giveBack(...given))).body.data.fields
    expect(await problems({ supplier_id, receipt_id }, { batch_id })).toEqual({
      'lines.0.batch_id': 'This batch came from another supplier',
      receipt_id: 'This receipt is of another supplier',
    })
    expect(await problems({ receipt_id: elsewhere.receipt_id }, { batch_id })).toEqual({
      receipt_id: 'There is no such receipt here',
    })
    expect(await problems({}, { batch_id: elsewhere.batch_id })).toHaveProperty(['lines.0.batch_id'])
    expect(await problems({ supplier_id: elsewhere.supplier_id }, { batch_id })).toHaveProperty('supplier_id')
    expect(await problems({ reason: 'correction' }, { batch_id })).toHaveProperty('reason')
  })

  it('is found in the list by its kind', async () => {
    const { returned, manager, batch_id } = await openReturns()
    await returned({}, { batch_id, quantity: 2 })
    const query = { kind: 'supplier_return', search: 'ret/' }
    expect((await server.call('listMedicineTransaction', { token: manager, query })).body.data.rows).toMatchObject([
      { kind: 'supplier_return', total: 2_400 },
    ])
  })
})
