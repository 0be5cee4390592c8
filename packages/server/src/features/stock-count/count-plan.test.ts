import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addMedicine } from '../../testing/sample-calls/company-medicine'
import { openShelves } from './count-fixture'

const server = await startTestServer()
afterAll(() => server.close())

describe('the plan of a count', () => {
  it('shows the batches that are in stock, and freezes what the books say as it starts', async () => {
    const { shelve, plan, start, read, take, medicine_id, rina } = await openShelves(server)
    const [first, gone] = [await shelve({ quantity: 10 }), await shelve({ quantity: 3 })]
    await take(gone.id, 3)
    const planned = await plan({ medicine_ids: [medicine_id] })
    expect(planned).toMatchObject({ status: 201, body: { data: { state: 'draft', lines: [{ batch_id: first.id }] } } })
    const { id } = planned.body.data
    const late = await shelve({ quantity: 7 })
    expect(await start(id, rina)).toMatchObject({ status: 200, body: { data: { state: 'counting' } } })
    await shelve({ quantity: 5 })
    expect((await read(id)).lines.map(({ batch_id }) => batch_id).sort()).toEqual([first.id, late.id].sort())
  })

  it('takes a class, a place, or some medicines', async () => {
    const { world, manager, shelve, plan, medicine_id } = await openShelves(server)
    const { id } = await shelve()
    await server.call('updateMedicine', {
      token: manager,
      path: { id: medicine_id },
      body: { minimum: 0, maximum: null, location: 'Lemari A', version: 1 },
    })
    const other = await addMedicine(world)
    const batchesOf = async (input: Partial<Schema<'StockCountInput'>>) =>
      (await plan(input)).body.data.lines.map(({ batch_id }: Schema<'StockCountLine'>) => batch_id)
    expect(await batchesOf({ location: ' lemari a ' })).toEqual([id])
    expect(await batchesOf({ location: 'Lemari B' })).toEqual([])
    expect(await batchesOf({ category: 'prescription_only' })).toEqual([id])
    expect(await batchesOf({ category: 'consumable' })).toEqual([])
    expect(await plan({ medicine_ids: [other.id] })).toMatchObject({
      status: 422,
      body: { data: { fields: { medicine_ids: expect.any(String) } } },
    })
  })

  it.each([
    ['one counter without the reason', { counters: 1, single_reason: ' ' }, 422],
    ['a reason for two', { counters: 2, single_reason: 'Sendirian' }, 422],
    ['no counter', { counters: 0 }, 400],
    ['three counters', { counters: 3 }, 400],
    ['no name', { name: '  ' }, 400],
    ['a day there is not', { dated_on: '2026-02-30' }, 400],
    ['a medicine twice', { medicine_ids: [1, 1] }, 400],
  ])('is refused with %s', async (_, input, status) => {
    const { plan } = await openShelves(server)
    expect((await plan(input)).status).toBe(status)
  })

  it('is changed until it starts, and starts with something to count only', async () => {
    const { shelve, plan, start, read, rina, medicine_id } = await openShelves(server)
    await shelve()
    const { data } = (await plan({ location: 'Gudang' })).body
    const { id } = data
    expect(await start(id)).toMatchObject({ status: 422, body: { msg: expect.stringContaining('nothing to count') } })
    const { name, dated_on, category, counters, single_reason } = data
    const body = { name, dated_on, category, counters, single_reason, location: '', medicine_ids: [medicine_id] }
    const update = async (version: number) =>
      server.call('updateStockCount', { token: rina, path: { id }, body: { ...body, version } })
    expect((await update(9)).status).toBe(409)
    expect((await update(1)).status).toBe(200)
    expect((await start(id)).status).toBe(200)
    expect((await update((await read(id)).version)).status).toBe(409)
    expect((await start(id)).status).toBe(409)
  })

  it('is refused where another open count has a batch of it, until that one ends', async () => {
    const { shelve, open, plan, start, cancel, medicine_id, rina } = await openShelves(server)
    await shelve({ lot: 'A-1' })
    const first = await open([rina], { name: 'Pagi' })
    const { id } = (await plan({ medicine_ids: [medicine_id] })).body.data
    expect(await start(id)).toMatchObject({ status: 422, body: { msg: expect.stringMatching(/A-1.*“Pagi”/) } })
    await cancel(first)
    expect((await start(id)).status).toBe(200)
  })

  it('of two that start at once with one batch, one does', async () => {
    const { shelve, plan, start, medicine_id } = await openShelves(server)
    await shelve()
    const plans = await Promise.all([1, 2, 3].map(() => plan({ medicine_ids: [medicine_id] })))
    const replies = await Promise.all(plans.map(({ body }) => start(body.data.id)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })
})
