import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { provesSearch } from '../../testing/master-search'
import { openClinic } from '../../testing/open-clinic'
import { someSupplier } from '../../testing/sample-calls/supplier'

await provesSearch('Supplier', (name) => someSupplier({ name }))

const server = await startTestServer()
afterAll(() => server.close())

async function openPurchasing() {
  const { token } = await openClinic(server)
  const create = (overrides: Parameters<typeof someSupplier>[0] = {}) =>
    server.call('createSupplier', { token, body: someSupplier(overrides) })
  return { token, create }
}

describe('a supplier', () => {
  it('is stored with a number that is called alike everywhere', async () => {
    const { create } = await openPurchasing()
    expect(await create({ phone: '021-5555 0188' })).toMatchObject({
      status: 201,
      body: { data: { phone: '+622155550188' } },
    })
  })

  it.each([
    ['the name of another one', { name: 'pt sehat' }, 'name'],
    ['a number that is none', { name: 'Lain', phone: '+0)...-0' }, 'phone'],
  ])('is refused with %s', async (_, overrides, field) => {
    const { create } = await openPurchasing()
    await create({ name: 'PT Sehat' })
    const { status, body } = await create(overrides)
    expect([status, Object.keys(body.data?.fields ?? {})]).toEqual([422, [field]])
  })

  it('that has the name already can be opened, one of another clinic is not told', async () => {
    const elsewhere = await openPurchasing()
    await elsewhere.create({ name: 'PT Sehat' })
    const { create } = await openPurchasing()
    const { id } = (await create({ name: 'PT Sehat' })).body.data
    const { data } = (await create({ name: 'pt sehat' })).body
    expect(data).toMatchObject({ holders: { name: { kind: 'supplier', id, name: 'PT Sehat' } } })
  })
})
