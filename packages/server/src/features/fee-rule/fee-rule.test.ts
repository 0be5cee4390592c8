import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { someFeeRule } from '../../testing/sample-calls/money/fee-rule'
import { addProduct } from '../../testing/sample-calls/product'
import { openWorld } from '../../testing/sample-world'

const server = await startTestServer()
afterAll(() => server.close())

async function openOffice() {
  const world = await openWorld(server)
  const token = await server.tokenOf(world.user)
  const doctor = await addDoctor(world)
  const create = (overrides: Parameters<typeof someFeeRule>[1] = {}) =>
    server.call('createFeeRule', { token, body: someFeeRule(doctor.id, overrides) })
  return { world, token, doctor, create }
}

describe('a fee rule', () => {
  it('tells whom and what it is for', async () => {
    const { world, create } = await openOffice()
    const product = await addProduct(world)
    const { status, body } = await create({ product_id: product.id, minimum: 50_000, assistant_percent: 10 })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      product_id: product.id,
      doctor_name: expect.any(String),
      product_name: expect.any(String),
      minimum: 50_000,
      maximum: null,
      valid_from: '2026-01-01',
    })
  })

  it('is the only active one of its scope that begins on a day', async () => {
    const { token, create } = await openOffice()
    const first = (await create()).body.data
    expect(await create({ percent: 50 })).toMatchObject({
      status: 422,
      body: { data: { fields: { valid_from: 'A rule of this scope already begins on this day' } } },
    })
    expect((await create({ percent: 50, valid_from: '2026-02-01' })).status).toBe(201)
    expect((await create({ category: 'conservation' })).status).toBe(201)
    const body = someFeeRule(first.doctor_id, { status: 'inactive' })
    await server.call('updateFeeRule', { token, path: { id: first.id }, body: { ...body, version: 1 } })
    expect((await create({ percent: 50 })).status).toBe(201)
  })

  it.each([
    ['for nobody and nothing', { doctor_id: null }, 'doctor_id'],
    ['of a percent without one', { percent: null }, 'percent'],
    ['with limits that cross', { minimum: 2, maximum: 1 }, 'maximum'],
  ])('is refused %s', async (_, overrides, field) => {
    const { create } = await openOffice()
    const { status, body } = await create(overrides)
    expect([status, Object.keys(body.data?.fields ?? {})]).toEqual([422, [field]])
  })

  it('is of a dentist and a service of the clinic', async () => {
    const { create } = await openOffice()
    const { world: other, doctor } = await openOffice()
    expect(await create({ doctor_id: doctor.id })).toMatchObject({
      status: 422,
      body: { data: { fields: { doctor_id: 'There is no such dentist here' } } },
    })
    expect(await create({ product_id: (await addProduct(other)).id })).toMatchObject({
      status: 422,
      body: { data: { fields: { product_id: 'There is no such service here' } } },
    })
  })

  it('is found by its dentist, and is for the manager alone', async () => {
    const { world, token, doctor, create } = await openOffice()
    const rule = (await create()).body.data
    await create({ doctor_id: (await addDoctor(world)).id })
    const query = { doctor_id: String(doctor.id), search: (rule.doctor_name ?? '').slice(0, 5) }
    expect((await server.call('listFeeRule', { token, query })).body.data).toMatchObject({
      count: 1,
      rows: [{ id: rule.id }],
    })
    for (const role of ['front_office_clinic', 'doctor_clinic', 'nurse_clinic'] as const) {
      const other = await server.tokenOf(await server.makeUser(world.clinic, role))
      expect((await server.call('listFeeRule', { token: other })).status).toBe(403)
    }
  })
})
