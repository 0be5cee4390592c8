import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addPrice, addProduct } from '../../testing/sample-calls/product'
import { openPlanning, refusedFields } from './treatment-plan-fixture'

const today = '2026-11-20'
let now = new Date(`${today}T05:00:00Z`)
beforeEach(() => {
  now = new Date(`${today}T05:00:00Z`)
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

// Seen to fail: with the last day not looked at; with another price kept than the one that was shown.

describe('a proposal', () => {
  it('has a number of the clinic and year, and keeps the names and prices of its day', async () => {
    const { world, tenant, item, drafted, proposed, propose, read } = await openPlanning(server)
    const first = await item()
    const plan = (await propose(await drafted(first))).body.data
    expect(plan).toMatchObject({
      state: 'proposed',
      number: expect.stringMatching(/^TPL\/.*2026\/0001$/),
      proposed_on: today,
      valid_until: '2026-12-20',
      total: 350_000,
      version: 2,
    })
    expect(plan.items).toMatchObject([{ product_name: 'Scaling', price: 350_000, amount: 350_000 }])
    await addPrice(world, { product_id: first.product_id, price: 900_000, valid_from: today })
    await database
      .updateTable('product')
      .set({ name: 'Pembersihan karang', code: 'BARU' })
      .where((eb) => eb.and({ ...tenant, id: first.product_id }))
      .execute()
    expect(await read(plan.id)).toEqual(plan)
    expect((await proposed(first)).number).toMatch(/0002$/)
  })

  it.each<[name: string, fields: string[], given: { valid_until?: string; isEmpty?: boolean }]>([
    ['without items', ['items'], { isEmpty: true }],
    ['valid until yesterday', ['valid_until'], { valid_until: '2026-11-19' }],
  ])('is refused %s', async (_, fields, { valid_until, isEmpty }) => {
    const { drafted, update, propose } = await openPlanning(server)
    const draft = await drafted()
    const changed = isEmpty ? (await update(draft, { items: [] })).body.data : draft
    expect(refusedFields(await propose(changed, valid_until))).toEqual([422, fields])
  })

  it('is refused of a service without a price today', async () => {
    const { world, item, drafted, propose } = await openPlanning(server)
    const { id: product_id } = await addProduct(world)
    await addPrice(world, { product_id, price: 1, valid_from: '2026-11-21' })
    const draft = await drafted(await item({ phase: 'urgent' }), await item({ product_id }))
    expect(draft.items.map(({ price, amount }) => [price, amount])).toEqual([
      [350_000, 350_000],
      [null, null],
    ])
    expect(refusedFields(await propose(draft))).toEqual([422, ['items.1.product_id']])
    now = new Date('2026-11-21T05:00:00Z')
    expect((await propose(draft)).status).toBe(200)
  })

  it('holds to the end of its last day by the clock of the clinic; then it is not accepted, but declined or revised', async () => {
    const { proposed, accept, decline, revise, read } = await openPlanning(server)
    const [plan, other] = [await proposed(), await proposed()]
    now = new Date('2026-12-20T16:59:00Z')
    expect((await read(plan.id)).expired).toBe(false)
    now = new Date('2026-12-20T17:01:00Z')
    expect((await read(plan.id)).expired).toBe(true)
    expect(refusedFields(await accept(plan))).toEqual([422, ['valid_until']])
    expect((await decline(plan)).body.data).toMatchObject({ state: 'declined', decided_on: '2026-12-21' })
    expect((await revise(other)).body.data).toMatchObject({ state: 'draft', valid_until: null })
  })

  it('is refused of another clinic, and of what is no draft', async () => {
    const { drafted, propose, accept } = await openPlanning(server)
    const other = await openPlanning(server)
    const draft = await drafted()
    expect((await other.propose(draft)).status).toBe(404)
    expect((await accept(draft)).status).toBe(409)
    const proposed = (await propose(draft)).body.data
    expect(await propose(proposed)).toMatchObject({ status: 409, body: { data: { current: { state: 'proposed' } } } })
  })
})

describe('the answer of a patient', () => {
  it('accepts what is named and declines the rest', async () => {
    const { item, filling, proposed, accept } = await openPlanning(server)
    const plan = await proposed(await item(), await filling())
    const [scaling] = plan.items
    const answered = (await accept(plan, [scaling?.id ?? 0])).body.data
    expect(answered).toMatchObject({
      state: 'accepted',
      decided_on: today,
      signed_by: 'Ayu Lestari',
      total: 650_000,
      accepted_total: 350_000,
    })
    expect(answered.items.map(({ state }) => state)).toEqual(['accepted', 'declined'])
  })

  it('declines everything with a reason, which the plan keeps', async () => {
    const { people, get, item, filling, proposed, decline } = await openPlanning(server)
    const plan = await proposed(await item(), await filling())
    const { body } = await decline(plan)
    expect(body.data).toMatchObject({ state: 'declined', reason: 'Terlalu mahal', accepted_total: 0 })
    expect(body.data.items.map(({ state }) => state)).toEqual(['declined', 'declined'])
    expect((await get(plan.id, people.dentist)).body).toEqual({
      ...body,
      msg: expect.any(String),
    })
  })

  it('names items of the plan only', async () => {
    const { proposed, accept, read } = await openPlanning(server)
    const [plan, other] = [await proposed(), await proposed()]
    const foreign = other.items.map(({ id }) => id)
    expect(refusedFields(await accept(plan, [...plan.items.map(({ id }) => id), ...foreign]))).toEqual([
      422,
      ['item_ids'],
    ])
    expect((await accept(plan, [])).status).toBe(400)
    expect(await read(plan.id)).toEqual(plan)
  })

  it('of two windows at once is that of one, and the other is told of it', async () => {
    const { item, filling, proposed, accept } = await openPlanning(server)
    const plan = await proposed(await item(), await filling())
    const replies = await Promise.all(plan.items.map(({ id }) => accept(plan, [id])))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = replies.find(({ status }) => status === 200)?.body.data
    expect(replies.find(({ status }) => status === 409)?.body.data.current).toEqual(won)
    expect(won?.items.map(({ state }) => state).sort()).toEqual(['accepted', 'declined'])
  })
})

describe('a plan', () => {
  it('is revised: the draft that replaces it has what is not done, at the prices of today', async () => {
    const { world, doctor_id, people, item, filling, proposed, accept, revise, read } = await openPlanning(server)
    const [scaling, restoration] = [await item(), await filling()]
    const plan = await proposed(restoration, scaling)
    const accepted = (await accept(plan, [plan.items[0]?.id ?? 0])).body.data
    await addPrice(world, { product_id: scaling.product_id, price: 400_000, valid_from: today })
    const draft = (await revise(accepted, people.colleague)).body.data
    expect(draft).toMatchObject({ state: 'draft', replaces_id: plan.id, number: null, total: 700_000, version: 1 })
    expect(draft.doctor_id).not.toBe(doctor_id)
    expect(draft.items.map(({ product_id, state }) => [product_id, state])).toEqual([
      [scaling.product_id, 'open'],
      [restoration.product_id, 'open'],
    ])
    expect(await read(plan.id)).toEqual({ ...accepted, state: 'replaced', version: 4 })
  })

  it('is revised once, after it was declined too, and never as a draft', async () => {
    const { drafted, proposed, decline, revise } = await openPlanning(server)
    expect((await revise(await drafted())).status).toBe(409)
    const declined = (await decline(await proposed())).body.data
    const replies = await Promise.all([revise(declined), revise(declined)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is closed with the reason as a draft by its dentist or the manager, and by any dentist once it was accepted', async () => {
    const { people, drafted, proposed, accepted, close } = await openPlanning(server)
    const [draft, second] = [await drafted(), await drafted()]
    expect((await close(draft, people.colleague)).status).toBe(404)
    expect((await close(draft)).body.data).toMatchObject({ state: 'closed', reason: 'Pasien pindah', total: 350_000 })
    expect((await close(second, people.manager)).status).toBe(200)
    expect((await close(second, people.desk)).status).toBe(403)
    expect((await close(await proposed())).status).toBe(409)
    expect((await close(await accepted(), people.colleague)).body.data.state).toBe('closed')
  })

  it('stays as it was proposed, past the server too', async () => {
    const { tenant, accepted, close } = await openPlanning(server)
    const plan = await accepted()
    const set = (table: 'treatment_plan' | 'treatment_plan_item', id: number, columns: object) =>
      database
        .updateTable(table)
        .set(columns)
        .where((eb) => eb.and({ ...tenant, id }))
        .execute()
    await expect(set('treatment_plan', plan.id, { valid_until: '2027-12-20' })).rejects.toThrow('is kept')
    await expect(set('treatment_plan_item', plan.items[0]?.id ?? 0, { price: 1 })).rejects.toThrow('is kept')
    const closed = (await close(plan)).body.data
    await expect(set('treatment_plan', closed.id, { reason: 'Lain' })).rejects.toThrow('is kept')
  })
})
