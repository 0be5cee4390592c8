import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { somePlan } from '../../testing/sample-calls/patient/treatment-plan'
import { addPriceList } from '../../testing/sample-calls/price-list'
import { addPrice, addProduct } from '../../testing/sample-calls/product'
import { openPlanning } from './treatment-plan-fixture'

const today = '2026-11-20'
let now = new Date(`${today}T05:00:00Z`)
beforeEach(() => {
  now = new Date(`${today}T05:00:00Z`)
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

describe('a draft', () => {
  it('is of the dentist who writes it, in the order of the phases, at the prices of today', async () => {
    const { world, doctor_id, item, filling, drafted, read } = await openPlanning(server)
    const first = await item()
    const draft = await drafted(await filling(), first)
    expect(draft).toMatchObject({
      state: 'draft',
      number: null,
      doctor_id,
      title: 'Rahang atas',
      total: 650_000,
      accepted_total: 0,
      price_list: '',
      valid_until: null,
      expired: false,
      version: 1,
    })
    expect(draft.items).toMatchObject([
      { phase: 'disease_control', price: 350_000, amount: 350_000, state: 'open', done_on: null },
      { phase: 'restorative', product_name: 'Tambal', price: 150_000, amount: 300_000, surfaces: ['m', 'o'] },
    ])
    await addPrice(world, { product_id: first.product_id, price: 400_000, valid_from: today })
    expect(await read(draft.id)).toMatchObject({ total: 700_000 })
  })

  it('has the prices of the list of the patient, and the standard ones of what the list does not name', async () => {
    const { world, tenant, patient, item, drafted } = await openPlanning(server)
    const list = await addPriceList(world)
    await database
      .updateTable('patient')
      .set({ price_list_id: list.id })
      .where((eb) => eb.and({ ...tenant, id: patient.id }))
      .execute()
    const [listed, other] = [await item(), await item()]
    expect(await drafted(other)).toMatchObject({ price_list: '', total: 350_000 })
    await addPrice(world, { product_id: listed.product_id, price: 300_000, price_list_id: list.id })
    const { name } = await database
      .selectFrom('price_list')
      .select('name')
      .where((eb) => eb.and({ ...tenant, id: list.id }))
      .executeTakeFirstOrThrow()
    expect(await drafted(listed, other)).toMatchObject({ price_list: name, total: 650_000 })
  })

  it('is changed by its dentist alone, as long as it is one', async () => {
    const { people, item, drafted, update, propose } = await openPlanning(server)
    const draft = await drafted()
    expect((await update(draft, {}, people.colleague)).status).toBe(404)
    const items = [await item({ quantity: 2, remark: ' Dua rahang ' })]
    const changed = (await update(draft, { title: ' Semua ', items })).body.data
    expect(changed).toMatchObject({ title: 'Semua', version: 2, total: 700_000 })
    expect(changed.items).toMatchObject([{ quantity: 2, remark: 'Dua rahang' }])
    const stale = await update(draft, {})
    expect([stale.status, stale.body.data.current?.title]).toEqual([409, 'Semua'])
    const proposed = (await propose(changed)).body.data
    expect((await update(proposed, {})).status).toBe(409)
  })

  it('keeps a service that became inactive, and is not proposed with it', async () => {
    const { tenant, item, drafted, update, propose } = await openPlanning(server)
    const first = await item()
    const draft = await drafted(first)
    await database
      .updateTable('product')
      .set({ status: 'inactive' })
      .where((eb) => eb.and({ ...tenant, id: first.product_id }))
      .execute()
    const changed = await update(draft, { items: [first] })
    expect(changed.status).toBe(200)
    expect(await propose(changed.body.data)).toMatchObject({
      status: 422,
      body: { data: { fields: { 'items.0.product_id': expect.any(String) } } },
    })
  })

  it.each<[name: string, fields: string[], wrong: object]>([
    ['of a service there is not', ['items.0.product_id'], { product_id: 999_999_999 }],
    ['on surfaces of no tooth', ['items.0.surfaces'], { surfaces: ['m'], jaw: null }],
    [
      'on a surface the tooth has not, of a service on jaws',
      ['items.0.surfaces', 'items.0.tooth'],
      { tooth: '11', surfaces: ['o'] },
    ],
  ])('is refused %s', async (_, fields, wrong) => {
    const { item, create } = await openPlanning(server)
    const reply = await create(somePlan([{ ...(await item()), ...wrong }]))
    expect([reply.status, Object.keys(reply.body.data.fields ?? {}).sort()]).toEqual([422, fields])
  })

  it('is refused of a service of another clinic or one that is inactive, and on a jaw that the service is not done on', async () => {
    const { world, item, create } = await openPlanning(server)
    const elsewhere = await (await openPlanning(server)).item()
    const inactive = await item({ product_id: (await addProduct(world, { status: 'inactive' })).id })
    const wholeMouth = await item({ product_id: (await addProduct(world, { scope: 'mouth' })).id })
    const reply = await create(somePlan([elsewhere, inactive, wholeMouth]))
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.body.data.fields ?? {})).toEqual([
      'items.0.product_id',
      'items.1.product_id',
      'items.2.jaw',
    ])
  })

  it('is refused for a patient of another clinic, for one who was merged, and to an account without a dentist', async () => {
    const { tenant, world, patient, create, item } = await openPlanning(server)
    const { patient: stranger } = await openPlanning(server)
    const plan = somePlan([await item()])
    expect((await create(plan, { id: stranger.id })).status).toBe(404)
    const by = await server.makeUser(world.clinic, 'doctor_clinic', { doctor_id: null })
    expect((await create(plan, { by })).status).toBe(403)
    const other = await world.addPatient()
    await database
      .updateTable('patient')
      .set({ status: 'merged', merged_into: other.id })
      .where((eb) => eb.and({ ...tenant, id: patient.id }))
      .execute()
    expect((await create(plan)).status).toBe(409)
  })

  it('is written once, however often it is sent with one key', async () => {
    const { people, call, patient, create, item } = await openPlanning(server)
    const [plan, key] = [somePlan([await item()]), randomUUID()]
    await Promise.all([create(plan, { key }), create(plan, { key })])
    const list = await call(people.desk, 'listPatientTreatmentPlan', { path: { id: patient.id } })
    expect(list.body.data.count).toBe(1)
  })
})

describe('the plans of a patient', () => {
  it('are read by desk, manager and dentists, the latest first, each with its prices', async () => {
    const { people, call, patient, drafted, proposed } = await openPlanning(server)
    const [first, second] = [await proposed(), await drafted()]
    for (const by of Object.values(people)) {
      const { status, body } = await call(by, 'listPatientTreatmentPlan', { path: { id: patient.id } })
      expect([status, body.data.rows]).toEqual([200, [second, first]])
      expect(body.data.pagination).toMatchObject({ totalItems: 2, currentPage: 1 })
    }
  })

  it('are those of no other clinic', async () => {
    const { patient, drafted } = await openPlanning(server)
    const { get, people, call } = await openPlanning(server)
    const { id } = await drafted()
    expect((await get(id)).status).toBe(404)
    const list = await call(people.manager, 'listPatientTreatmentPlan', { path: { id: patient.id } })
    expect(list.status).toBe(404)
  })
})
