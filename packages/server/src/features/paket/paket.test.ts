import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'

const server = await startTestServer()
afterAll(() => server.close())

const product: Schema<'ProductInput'> = {
  code: 'PER-01',
  name: 'Scaling',
  name_en: '',
  category: 'periodontics',
  icd9cm: '',
  scope: 'jaw',
  price: 350_000,
  price_model: 'fixed',
  duration_minutes: 45,
  needs_consent: false,
  odontogram_code: '',
  taxable: false,
  online_bookable: true,
  status: 'active',
}

async function openPakets() {
  const { clinic, token } = await openClinic(server)
  const addProduct = async (overrides: Partial<Schema<'ProductInput'>> = {}) =>
    (await server.call('createProduct', { token, body: { ...product, ...overrides } })).body.data
  const bodyOf = (items: Schema<'PaketItemInput'>[], overrides: object = {}) => ({
    code: 'PK-01',
    name: 'Paket senyum',
    items,
    price: 650_000,
    validity_days: 365,
    transferable: false,
    status: 'active',
    ...overrides,
  })
  return {
    clinic,
    token,
    addProduct,
    create: (items: Schema<'PaketItemInput'>[], overrides: object = {}) =>
      server.call('createPaket', { token, body: bodyOf(items, overrides) }),
    update: ({ id, version }: { id: number; version: number }, items: Schema<'PaketItemInput'>[], said: object = {}) =>
      server.call('updatePaket', { token, path: { id }, body: { ...bodyOf(items, said), version } }),
    read: async (id: number) => (await server.call('getPaket', { token, path: { id } })).body.data,
    async deactivate({ id }: { id: number }) {
      const { price: _, ...body } = product
      const change = { ...body, status: 'inactive', version: 1 }
      await server.call('updateProduct', { token, path: { id }, body: change })
    },
  }
}

const refusal = (items: string) => ({ status: 422, body: { data: { fields: { items } } } })

describe('a package', () => {
  it("lists its services in order, with today's values", async () => {
    const { addProduct, create, read } = await openPakets()
    const scaling = await addProduct()
    const consultation = await addProduct({ code: 'KON-01', name: 'Konsultasi', price: null })
    const items = [
      { product_id: consultation.id, quantity: 1 },
      { product_id: scaling.id, quantity: 2 },
    ]
    const { status, body } = await create(items)
    expect({ status, data: body.data }).toMatchObject({
      status: 201,
      data: {
        code: 'PK-01',
        name: 'Paket senyum',
        price: 650_000,
        validity_days: 365,
        transferable: false,
        items: [
          { ...items[0], code: 'KON-01', name: 'Konsultasi', price: null, status: 'active' },
          { ...items[1], code: 'PER-01', name: 'Scaling', price: 350_000, status: 'active' },
        ],
      },
    })
    expect(await read(body.data.id)).toEqual(body.data)
  })

  it('holds other services when it is changed, and the change is written down', async () => {
    const { clinic, addProduct, create, update } = await openPakets()
    const [one, other] = [await addProduct(), await addProduct({ code: 'PER-02' })]
    const paket = (await create([{ product_id: one.id, quantity: 1 }])).body.data
    const { body } = await update(paket, [{ product_id: other.id, quantity: 3 }])
    expect(body.data).toMatchObject({ version: 2, items: [{ product_id: other.id, quantity: 3 }] })
    expect(body.data.items).toHaveLength(1)
    expect((await server.changesOf(clinic)).at(-1)).toMatchObject({
      action: 'update',
      object: 'paket',
      before: { items: [{ product_id: one.id }] },
      after: { items: [{ product_id: other.id }] },
    })
    expect((await update(paket, [{ product_id: one.id, quantity: 1 }])).status).toBe(409)
  })

  it.each([
    { search: 'senyum', found: 1 },
    { search: 'pk-01', found: 1 },
    { search: 'scaling', found: 0 },
  ])('is found by its name and its code: $search', async ({ search, found }) => {
    const { token, addProduct, create } = await openPakets()
    const { id } = await addProduct()
    await create([{ product_id: id, quantity: 1 }])
    expect((await server.call('listPaket', { token, query: { search } })).body.data.count).toBe(found)
  })

  it('keeps a service that became inactive, and takes none that is', async () => {
    const { addProduct, create, update, read, deactivate } = await openPakets()
    const scaling = await addProduct()
    const items = [{ product_id: scaling.id, quantity: 1 }]
    const paket = (await create(items)).body.data
    await deactivate(scaling)
    expect((await read(paket.id)).items).toMatchObject([{ status: 'inactive' }])
    expect((await update(paket, items, { price: 600_000 })).status).toBe(200)
    expect(await create(items, { code: 'PK-02' })).toMatchObject(
      refusal('An inactive service cannot be added: make it active first, or choose another'),
    )
  })

  it('holds services of its own clinic, each once, and at least one', async () => {
    const { addProduct, create } = await openPakets()
    const { id } = await addProduct()
    const foreign = await (await openPakets()).addProduct()
    const item = { product_id: id, quantity: 1 }
    const unknown = refusal('One of these services is not in your clinic')
    expect(await create([item, { ...item, product_id: foreign.id }])).toMatchObject(unknown)
    expect(await create([item, { ...item, product_id: 8_999_999_999 }])).toMatchObject(unknown)
    expect(await create([item, item])).toMatchObject(
      refusal('A service stands here twice: change how often it is done instead'),
    )
    expect(await create([])).toMatchObject({ status: 400, body: { data: { fields: { items: 'At least 1' } } } })
    expect(await create([{ ...item, quantity: 0 }])).toMatchObject({ status: 400 })
  })

  it('has a code of its own in the clinic', async () => {
    const { addProduct, create } = await openPakets()
    const items = [{ product_id: (await addProduct()).id, quantity: 1 }]
    await create(items)
    expect(await create(items, { code: 'pk-01' })).toMatchObject({
      status: 422,
      body: { data: { fields: { code: 'Already used by Paket senyum' } } },
    })
  })

  it('does not exist for another clinic', async () => {
    const { addProduct, create } = await openPakets()
    const paket = (await create([{ product_id: (await addProduct()).id, quantity: 1 }])).body.data
    const other = await openPakets()
    const items = [{ product_id: (await other.addProduct()).id, quantity: 1 }]
    expect((await server.call('getPaket', { token: other.token, path: { id: paket.id } })).status).toBe(404)
    expect((await other.update(paket, items)).status).toBe(404)
    expect((await server.call('listPaket', { token: other.token })).body.data.rows).toEqual([])
  })
})
