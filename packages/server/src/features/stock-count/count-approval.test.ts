import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { lineOf, openShelves } from './count-fixture'

const server = await startTestServer()
afterAll(() => server.close())
const { database } = server

describe('the approval of a count', () => {
  it('posts one document of what differs, and the stock card shows it', async () => {
    const { shelve, open, countAll, post, onHand, sums, manager, rina, sari, medicine_id } = await openShelves(server)
    const [less, same, more] = [await shelve({ quantity: 10 }), await shelve({ quantity: 5 }), await shelve()]
    const id = await open([rina, sari])
    await countAll(id, [rina, sari], { [less.id]: 7, [same.id]: 5, [more.id]: 52 })
    expect(await post(id, { reason: 'Salah catat' })).toMatchObject({
      status: 200,
      body: { data: { state: 'posted', number: expect.stringMatching(/^CNT\/.*\/0001$/) } },
    })
    expect([await onHand(less.id), await onHand(same.id), await onHand(more.id)]).toEqual([7, 5, 52])
    expect(await sums()).toMatchObject({ on_hand: 64, batches: 64, moved: 64 })
    const card: Schema<'MedicineMovement'>[] = (
      await server.call('listMedicineMovement', { token: manager, path: { id: medicine_id } })
    ).body.data.rows
    expect(card.filter(({ kind }) => kind === 'count').map(({ quantity }) => quantity)).toEqual([2, -3])
    const { body } = await server.call('listMedicineTransaction', { token: manager, query: { kind: 'count' } })
    expect(body.data.rows).toMatchObject([{ kind: 'count', state: 'posted', content: { note: 'Salah catat' } }])
  })

  it('does not undo what was dispensed since the start, before the batch was counted or after', async () => {
    const { shelve, open, type, finish, take, post, read, onHand, sums, rina, sari } = await openShelves(server)
    const { id: batch_id } = await shelve({ quantity: 20 })
    const id = await open([rina, sari])
    await type(id, rina, { batch_id, quantity: 19 })
    await take(batch_id, 5)
    await type(id, sari, { batch_id, quantity: 14 })
    await take(batch_id, 2)
    for (const by of [rina, sari]) await finish(id, by)
    expect(lineOf(await read(id), batch_id)?.comparison).toMatchObject({
      snapshot: 20,
      difference: -1,
      counts: [{ moved: 0 }, { moved: -5 }],
    })
    expect((await post(id)).status).toBe(200)
    expect(await onHand(batch_id)).toBe(12)
    expect(await sums()).toMatchObject({ on_hand: 12, moved: 12 })
  })

  it('is refused where less is left than is missing, names the batch, and goes on after it is counted again', async () => {
    const shelves = await openShelves(server)
    const { shelve, open, countAll, take, post, recount, join, onHand, rina, sari } = shelves
    const { id: batch_id } = await shelve({ quantity: 10, lot: 'B-7' })
    const id = await open([rina, sari])
    await countAll(id, [rina, sari], { [batch_id]: 2 })
    await take(batch_id, 5)
    expect(await post(id)).toMatchObject({ status: 422, body: { msg: expect.stringContaining('B-7') } })
    expect(await onHand(batch_id)).toBe(5)
    await recount(id, [batch_id])
    await join(id, rina)
    await countAll(id, [rina], { [batch_id]: 4 })
    expect((await post(id)).status).toBe(200)
    expect(await onHand(batch_id)).toBe(4)
  })

  it('needs a reason where something differs, and none where nothing does', async () => {
    const { shelve, open, countAll, post, rina, sari } = await openShelves(server)
    const batch = await shelve({ quantity: 10 })
    const differing = await open([rina, sari])
    await countAll(differing, [rina, sari], { [batch.id]: 9 })
    expect(await post(differing, { reason: '  ' })).toMatchObject({
      status: 422,
      body: { data: { fields: { reason: expect.any(String) } } },
    })
    await post(differing)
    const same = await open([rina, sari])
    await countAll(same, [rina, sari], { [batch.id]: 9 })
    expect(await post(same, { reason: '' })).toMatchObject({ status: 200, body: { data: { state: 'posted' } } })
  })

  it('waits until the counters agree: a recount by one who has not seen the review decides', async () => {
    const shelves = await openShelves(server)
    const { shelve, open, type, finish, recount, join, post, read, onHand, manager, deputy, rina, sari } = shelves
    const [one, two] = [await shelve({ quantity: 10, lot: 'C-1' }), await shelve({ quantity: 4 })]
    const id = await open([rina, sari])
    for (const [by, quantity] of [[rina, 9] as const, [sari, 8] as const]) {
      await type(id, by, { batch_id: one.id, quantity })
      await type(id, by, { batch_id: two.id, quantity: 4 })
      await finish(id, by)
    }
    expect(await post(id)).toMatchObject({ status: 422, body: { msg: expect.stringContaining('C-1') } })
    expect((await recount(id, [987_654_321])).status).toBe(422)
    expect((await recount(id, [one.id], rina)).status).toBe(403)
    expect((await recount(id, [one.id])).status).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'counting', round: 2, lines: [{ comparison: null }, {}] })
    expect((await post(id)).status).toBe(409)
    for (const by of [manager, deputy])
      expect(await join(id, by)).toMatchObject({ status: 409, body: { msg: expect.stringContaining('Managers') } })
    expect((await join(id, sari)).status).toBe(200)
    expect((await join(id, rina)).status).toBe(409)
    expect((await type(id, sari, { batch_id: two.id, quantity: 1 })).status).toBe(422)
    await type(id, sari, { batch_id: one.id, quantity: 9 })
    await finish(id, sari)
    expect((await post(id)).status).toBe(200)
    expect([await onHand(one.id), await onHand(two.id)]).toEqual([9, 4])
  })

  it('is not by who counted alone, and is by a manager who counted with somebody', async () => {
    const { shelve, open, countAll, post, manager, deputy, rina } = await openShelves(server)
    const batch = await shelve({ quantity: 10 })
    const alone = await open([manager])
    await countAll(alone, [manager], { [batch.id]: 9 })
    expect(await post(alone)).toMatchObject({ status: 422, body: { msg: expect.stringContaining('alone') } })
    expect((await post(alone, { by: rina })).status).toBe(403)
    expect((await post(alone, { by: deputy })).status).toBe(200)
    const together = await open([manager, rina])
    await countAll(together, [manager, rina], { [batch.id]: 9 })
    expect((await post(together)).status).toBe(200)
  })

  it('is refused while somebody still counts', async () => {
    const { shelve, open, type, finish, post, rina, sari } = await openShelves(server)
    const { id: batch_id } = await shelve()
    const id = await open([rina, sari])
    for (const by of [rina, sari]) await type(id, by, { batch_id, quantity: 50 })
    await finish(id, rina)
    expect(await post(id)).toMatchObject({ status: 409, body: { data: { current: { state: 'counting' } } } })
  })

  it('twice at the same moment posts once', async () => {
    const { shelve, open, countAll, post, read, onHand, manager, deputy, rina, sari } = await openShelves(server)
    const { id: batch_id } = await shelve({ quantity: 10 })
    const id = await open([rina, sari])
    await countAll(id, [rina, sari], { [batch_id]: 9 })
    const { version } = await read(id)
    const replies = await Promise.all([manager, deputy, manager].map((by) => post(id, { by, version })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await onHand(batch_id)).toBe(9)
  })

  it('takes batches that were recalled or expired meanwhile as they stand on the shelf', async () => {
    const { shelve, open, countAll, post, read, onHand, manager, rina, sari } = await openShelves(server)
    const [recalled, expired] = [
      await shelve({ quantity: 10 }),
      await shelve({ quantity: 6, expires_on: '2020-01-31' }),
    ]
    const id = await open([rina, sari])
    const body = { reason: 'Bocor', version: recalled.version }
    expect((await server.call('recallMedicineBatch', { token: manager, path: { id: recalled.id }, body })).status).toBe(
      200,
    )
    await countAll(id, [rina, sari], { [recalled.id]: 8, [expired.id]: 5 })
    expect(lineOf(await read(id), recalled.id)?.state).toBe('recalled')
    expect(lineOf(await read(id), expired.id)?.state).toBe('expired')
    expect((await post(id)).status).toBe(200)
    expect([await onHand(recalled.id), await onHand(expired.id)]).toEqual([8, 5])
  })

  it('belongs to its clinic', async () => {
    const { shelve, open } = await openShelves(server)
    await shelve()
    const id = await open([])
    const { manager, join } = await openShelves(server)
    expect((await server.call('getStockCount', { token: manager, path: { id } })).status).toBe(404)
    expect((await join(id, manager)).status).toBe(404)
  })
})

describe('the database', () => {
  it('refuses a second open count of a batch, one person twice, and every change of what was frozen or has ended', async () => {
    const { world, shelve, open, plan, countAll, post, rina, sari, medicine_id } = await openShelves(server)
    const { company_id, clinic_id } = world.clinic
    const { id: batch_id } = await shelve({ quantity: 10 })
    const id = await open([rina, sari])
    const other = (await plan({ medicine_ids: [medicine_id] })).body.data.id
    const of = sql`company_id = ${company_id} and clinic_id = ${clinic_id}`
    const run = (statement: ReturnType<typeof sql>) => statement.execute(database)
    const line = (count: number) => sql`insert into stock_count_line
      (company_id, clinic_id, count_id, batch_id, medicine_id, snapshot, unit_cost)
      values (${company_id}, ${clinic_id}, ${count}, ${batch_id}, ${medicine_id}, 1, 1)`
    await expect(run(line(other))).rejects.toThrow('stock_count_line_open_key')
    await expect(run(line(id))).rejects.toThrow('not being started')
    await expect(
      run(sql`update stock_count_counter set user_id = (select user_id from stock_count_counter
        where ${of} and count_id = ${id} and position = 1) where ${of} and count_id = ${id} and position = 2`),
    ).rejects.toThrow('stock_count_counter_person')
    await expect(run(sql`update stock_count_line set snapshot = 3 where ${of} and count_id = ${id}`)).rejects.toThrow(
      'kept',
    )
    await expect(run(sql`delete from stock_count_line where ${of} and count_id = ${id}`)).rejects.toThrow('kept')
    await countAll(id, [rina, sari], { [batch_id]: 9 })
    await expect(run(sql`update stock_count_entry set quantity = 3 where ${of} and count_id = ${id}`)).rejects.toThrow(
      'not being counted',
    )
    await post(id)
    await expect(run(sql`update stock_count set name = 'x' where ${of} and id = ${id}`)).rejects.toThrow('kept')
    await expect(run(sql`delete from stock_count where ${of} and id = ${id}`)).rejects.toThrow('kept')
    await expect(run(sql`update stock_count_line set is_open = true where ${of} and count_id = ${id}`)).rejects.toThrow(
      'kept',
    )
    await expect(run(sql`update medicine_transaction set note = 'x' where ${of} and kind = 'count'`)).rejects.toThrow(
      'append-only',
    )
  })
})
