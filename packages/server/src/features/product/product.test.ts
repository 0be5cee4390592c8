import type { Schema } from '@clinic/api'
import { priceOn } from '@clinic/core/product'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'

const evening = new Date('2026-11-20T16:59:00Z') // a minute before midnight in Jakarta
const [yesterday, today, tomorrow] = ['2026-11-19', '2026-11-20', '2026-11-21']
let now = evening
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
beforeEach(() => {
  now = evening
})

const scaling: Schema<'ProductInput'> = {
  code: 'PER-01',
  name: 'Scaling satu rahang',
  name_en: 'Scaling, one jaw',
  category: 'periodontics',
  icd9cm: '96.54',
  scope: 'jaw',
  price_model: 'fixed',
  duration_minutes: 45,
  needs_consent: false,
  odontogram_code: '',
  taxable: false,
  online_bookable: true,
  status: 'active',
  price: 350_000,
}

async function openProducts() {
  const { clinic, token } = await openClinic(server)
  const send = (overrides: Partial<Record<keyof Schema<'ProductInput'>, unknown>> = {}) =>
    server.call('createProduct', { token, body: { ...scaling, ...overrides } })
  return {
    clinic,
    token,
    send,
    create: async (overrides: Partial<Schema<'ProductInput'>> = {}) => (await send(overrides)).body.data,
    update: ({ id, version }: { id: number; version: number }, input: object = {}) => {
      const { price: _, ...body } = scaling
      return server.call('updateProduct', { token, path: { id }, body: { ...body, ...input, version } })
    },
    read: async (id: number) => (await server.call('getProduct', { token, path: { id } })).body.data,
    list: async (query: Record<string, string> = {}) => (await server.call('listProduct', { token, query })).body.data,
    addPrice: (id: number, price: number, valid_from: string, replaces: number | null = null) =>
      server.call('createProductPrice', { token, path: { id }, body: { price, valid_from, replaces } }),
    withdraw: (id: number, reason = 'Salah ketik') =>
      server.call('withdrawProductPrice', { token, path: { id }, body: { reason } }),
    pricesOf: async (id: number) => (await server.call('listProductPrice', { token, path: { id } })).body.data.rows,
  }
}

describe('a service', () => {
  it('is stored as entered, with its first price from today', async () => {
    const { create, read, pricesOf } = await openProducts()
    const { id } = await create()
    expect(await read(id)).toMatchObject({ ...scaling, id, version: 1 })
    expect(await pricesOf(id)).toMatchObject([
      { product_id: id, price: 350_000, valid_from: today, created_by: 'Rani Putri', withdrawn_at: null },
    ])
  })

  it('may be written down before it has a price', async () => {
    const { create, read, pricesOf } = await openProducts()
    const { id } = await create({ price: null })
    expect(await read(id)).toMatchObject({ price: null })
    expect(await pricesOf(id)).toEqual([])
  })

  it.each(['scal', 'JAW one', 'per-01', '96.54'])('is found by "%s"', async (search) => {
    const { create, list } = await openProducts()
    const { id } = await create()
    await create({ code: 'KON-01', name: 'Tambal komposit', name_en: 'Composite filling', icd9cm: '23.2' })
    expect((await list({ search })).rows.map((row) => row.id)).toEqual([id])
  })

  it('is listed by category and status, and in the order of the price of today', async () => {
    const { create, list, addPrice } = await openProducts()
    const dear = await create({ code: 'A', category: 'endodontics', price: 900_000 })
    const cheap = await create({ code: 'B', status: 'inactive', price: 100_000 })
    const none = await create({ code: 'C', price: null })
    await addPrice(cheap.id, 1_000_000, tomorrow)
    const ids = async (query: Record<string, string>) => (await list(query)).rows.map(({ id }) => id)
    expect(await ids({ category: 'endodontics' })).toEqual([dear.id])
    expect(await ids({ status: 'inactive' })).toEqual([cheap.id])
    expect(await ids({ sort: 'price' })).toEqual([none.id, cheap.id, dear.id])
    expect(await ids({ sort: '-price' })).toEqual([dear.id, cheap.id, none.id])
    now = new Date('2026-11-20T17:00:00Z') // midnight in Jakarta
    expect(await ids({ sort: '-price' })).toEqual([cheap.id, dear.id, none.id])
  })

  it('keeps its price and its code of the chart in small letters when it is changed', async () => {
    const { create, update } = await openProducts()
    const product = await create()
    const { body } = await update(product, { name: 'Scaling', odontogram_code: 'FLD' })
    expect(body.data).toMatchObject({ name: 'Scaling', odontogram_code: 'fld', price: 350_000, version: 2 })
    expect(await update(product)).toMatchObject({ status: 409, body: { data: { current: { version: 2 } } } })
  })

  it('has a code that no other of the clinic has, whatever its case', async () => {
    const { create, send, update } = await openProducts()
    await create()
    const other = await create({ code: 'PER-02' })
    const refused = { status: 422, body: { data: { fields: { code: 'Already used by Scaling satu rahang' } } } }
    expect(await send({ code: 'per-01' })).toMatchObject(refused)
    expect(await update(other, { code: 'Per-01' })).toMatchObject(refused)
    expect((await update(other, { code: 'per-02' })).status).toBe(200)
    expect((await (await openProducts()).send()).status).toBe(201)
  })

  it.each([
    { input: { code: '' }, field: 'code', sentence: 'This is required' },
    { input: { code: 'PER 01' }, field: 'code', sentence: 'Letters, digits, dots, slashes and dashes, without spaces' },
    { input: { name: '  ' }, field: 'name', sentence: 'This is required' },
    { input: { icd9cm: '2.33' }, field: 'icd9cm', sentence: 'Two digits, or with a dot and one or two more: 23.2' },
    { input: { odontogram_code: 'filling' }, field: 'odontogram_code', sentence: 'At most 3 characters' },
    { input: { odontogram_code: 'c-f' }, field: 'odontogram_code', sentence: /Three letters/ },
    { input: { duration_minutes: 4 }, field: 'duration_minutes', sentence: 'At least 5' },
    { input: { category: 'gigi' }, field: 'category', sentence: 'This is not one of the choices' },
    { input: { price: -1 }, field: 'price', sentence: 'At least 0' },
    { input: { price: 10.5 }, field: 'price', sentence: 'This has the wrong type' },
  ])('is refused with $said', async ({ input, field, sentence }) => {
    const { send, list } = await openProducts()
    const { status, body } = await send(input)
    expect({ status, input: body.data.fields?.[field] }).toEqual({
      status: 400,
      input: expect.stringMatching(sentence),
    })
    expect((await list()).count).toBe(0)
  })

  it('is priced by what it is done on', async () => {
    const { send, create, update } = await openProducts()
    const refused = { status: 422, body: { data: { fields: { price_model: expect.stringMatching(/^Only for/) } } } }
    expect(await send({ scope: 'jaw', price_model: 'per_tooth' })).toMatchObject(refused)
    expect(await update(await create(), { scope: 'tooth', price_model: 'per_surface' })).toMatchObject(refused)
    expect((await send({ code: 'X', scope: 'surface', price_model: 'per_surface' })).status).toBe(201)
  })

  it.each([
    [{ icd9cm: '23.99' }, { icd9cm: /no ICD-9-CM code/ }],
    [{ icd9cm: '23.2', scope: 'surface', odontogram_code: 'cof' }, {}],
    [{ scope: 'tooth', odontogram_code: 'mis' }, {}],
    [{ scope: 'tooth', odontogram_code: 'cof' }, { odontogram_code: /No treatment on this scope/ }],
    [{ scope: 'surface', odontogram_code: 'car' }, { odontogram_code: /No treatment on this scope/ }],
    [{ scope: 'mouth', odontogram_code: 'cof' }, { odontogram_code: /^Only for/ }],
    [
      { icd9cm: '99', scope: 'none', odontogram_code: 'mis' },
      { icd9cm: /no ICD/, odontogram_code: /^Only for/ },
    ],
  ])('with %j is refused for %j', async (input, problems) => {
    const { send } = await openProducts()
    const { status, body } = await send(input)
    const wanted = Object.entries(problems).map(([field, sentence]) => [field, expect.stringMatching(sentence)])
    expect([status, body.data.fields ?? {}]).toEqual([wanted.length > 0 ? 422 : 201, Object.fromEntries(wanted)])
  })

  it('keeps an ICD-9-CM code that is not in the list until another is chosen', async () => {
    const { clinic, create, update } = await openProducts()
    const product = await create()
    await server.database
      .updateTable('product')
      .set({ icd9cm: '87.16' })
      .where((eb) => eb.and({ company_id: clinic.company_id, id: product.id }))
      .execute()
    expect(await update(product, { icd9cm: '87.16' })).toMatchObject({ status: 200 })
    expect(await update({ ...product, version: 2 }, { icd9cm: '87.17' })).toMatchObject({ status: 422 })
  })

  it('is found by the finding that it leaves in the chart', async () => {
    const { create, list } = await openProducts()
    const { id } = await create({ code: 'KON-01', scope: 'surface', odontogram_code: 'cof' })
    await create()
    expect((await list({ odontogram_code: 'cof' })).rows.map((row) => row.id)).toEqual([id])
    expect((await list({ odontogram_code: 'amf' })).rows).toEqual([])
  })

  it.each([
    { scope: 'tooth', odontogram_code: 'cof' },
    { scope: 'mouth', odontogram_code: 'mis' },
    { scope: 'jaw', odontogram_code: 'xyz' },
    { icd9cm: '2.33' },
  ] as const)('with %j is no row of the database either', async (wrong) => {
    const { clinic, create } = await openProducts()
    const { id } = await create()
    const { company_id, clinic_id } = clinic
    const write = server.database
      .updateTable('product')
      .set(wrong)
      .where((eb) => eb.and({ company_id, clinic_id, id }))
    await expect(write.execute()).rejects.toThrow('violates check')
  })

  it('does not exist for another clinic, nor do its prices', async () => {
    const { create, pricesOf } = await openProducts()
    const { id, version } = await create()
    const other = await openProducts()
    const [price] = await pricesOf(id)
    expect((await server.call('getProduct', { token: other.token, path: { id } })).status).toBe(404)
    expect((await other.update({ id, version })).status).toBe(404)
    expect((await server.call('listProductPrice', { token: other.token, path: { id } })).status).toBe(404)
    expect((await other.addPrice(id, 1, tomorrow)).status).toBe(404)
    expect((await other.withdraw(price?.id ?? 0)).status).toBe(404)
    expect((await other.list()).rows).toEqual([])
  })

  it('is read by everybody who works there and written by the manager', async () => {
    const { clinic, create } = await openProducts()
    const { id } = await create()
    for (const role of ['front_office_clinic', 'doctor_clinic', 'nurse_clinic'] as const) {
      const token = await server.tokenOf(await server.makeUser(clinic, role))
      expect((await server.call('getProduct', { token, path: { id } })).status).toBe(200)
      expect((await server.call('createProduct', { token, body: { ...scaling, code: 'X' } })).status).toBe(403)
      const body = { price: 1, valid_from: tomorrow }
      expect((await server.call('createProductPrice', { token, path: { id }, body })).status).toBe(403)
    }
  })
})

describe('a price', () => {
  it('holds from its day on, the day of the clinic, and what was before stays in the history', async () => {
    const { create, read, addPrice, pricesOf } = await openProducts()
    const { id } = await create()
    expect((await addPrice(id, 400_000, tomorrow)).status).toBe(201)
    expect((await read(id)).price).toBe(350_000)
    now = new Date('2026-11-20T17:00:00Z') // midnight in Jakarta
    expect((await read(id)).price).toBe(400_000)
    expect((await pricesOf(id)).map(({ price, valid_from }) => [price, valid_from])).toEqual([
      [400_000, tomorrow],
      [350_000, today],
    ])
  })

  it('of today is corrected by another one of today that names the one it replaces', async () => {
    const { create, read, addPrice, pricesOf } = await openProducts()
    const { id } = await create({ price: 35_000 })
    const [wrong] = await pricesOf(id)
    expect((await addPrice(id, 350_000, today, wrong?.id)).status).toBe(201)
    expect((await read(id)).price).toBe(350_000)
  })

  it('does not take the place of one that was not looked at', async () => {
    const { create, read, addPrice, withdraw, pricesOf } = await openProducts()
    const { id } = await create()
    const first = (await addPrice(id, 400_000, tomorrow)).body.data
    const refused = { status: 409, body: { data: { fields: { valid_from: expect.stringMatching(/^From this day/) } } } }
    expect(await addPrice(id, 410_000, tomorrow)).toMatchObject(refused)
    const second = (await addPrice(id, 420_000, tomorrow, first.id)).body.data
    expect(await addPrice(id, 430_000, tomorrow, first.id)).toMatchObject(refused)
    await withdraw(second.id)
    expect(await addPrice(id, 440_000, tomorrow, second.id)).toMatchObject(refused)
    expect((await addPrice(id, 450_000, tomorrow, first.id)).status).toBe(201)
    expect(await pricesOf(id)).toHaveLength(4)
    expect((await read(id)).price).toBe(350_000)
  })

  it.each([
    { valid_from: yesterday, language: 'en', sentence: 'This day is over. Choose today or a later day' },
    { valid_from: yesterday, language: 'id', sentence: 'Hari itu sudah lewat. Pilih hari ini atau sesudahnya' },
    { valid_from: '2100-01-01', language: 'en', sentence: 'No later than 31 December 2099' },
  ])('is refused from $valid_from: $sentence', async ({ valid_from, language, sentence }) => {
    const { token, create, pricesOf, clinic } = await openProducts()
    const { id } = await create()
    const body = { price: 400_000, valid_from }
    const headers = { 'accept-language': language }
    const refused = await server.call('createProductPrice', { token, path: { id }, body, headers })
    expect(refused).toMatchObject({ status: 422, body: { data: { fields: { valid_from: sentence } } } })
    expect(await pricesOf(id)).toHaveLength(1)
    expect(await server.changesOf(clinic)).toHaveLength(1)
  })

  it('to come can be withdrawn once, with a reason, and stays in the history', async () => {
    const { clinic, create, read, addPrice, withdraw, pricesOf } = await openProducts()
    const { id } = await create()
    const price = (await addPrice(id, 400_000, tomorrow)).body.data
    const { body } = await withdraw(price.id, ' Salah ketik ')
    const withdrawal = { withdrawn_by: 'Rani Putri', withdrawal_reason: 'Salah ketik' }
    expect(body.data).toMatchObject({ ...withdrawal, withdrawn_at: evening.toISOString() })
    expect(await withdraw(price.id)).toMatchObject({ status: 409, body: { data: { current: withdrawal } } })
    expect(await pricesOf(id)).toHaveLength(2)
    now = new Date('2026-11-20T17:00:00Z')
    expect((await read(id)).price).toBe(350_000)
    expect((await server.changesOf(clinic)).map(({ action, object, reason }) => [action, object, reason])).toEqual([
      ['create', 'product', null],
      ['create', 'product_price', null],
      ['withdraw', 'product_price', 'Salah ketik'],
    ])
  })

  it('that holds already, or held once, cannot be withdrawn; none can without a reason', async () => {
    const { create, addPrice, withdraw, pricesOf } = await openProducts()
    const { id } = await create()
    const [first] = await pricesOf(id)
    const msg = 'This price holds already and may have been billed. Enter a new price from today instead.'
    expect(await withdraw(first?.id ?? 0)).toMatchObject({ status: 422, body: { msg } })
    const { data } = (await addPrice(id, 1, tomorrow)).body
    expect((await withdraw(data.id, ' ')).status).toBe(400)
    now = new Date('2026-11-20T17:00:00Z')
    expect((await withdraw(data.id)).status).toBe(422)
  })

  it('of a day is the same to the database as to core', async () => {
    const { clinic, token, create, read } = await openProducts()
    const { company_id, clinic_id } = clinic
    const days = fc.constantFrom('2026-11-18', yesterday, today, tomorrow, '2026-11-22')
    const prices = fc.array(fc.record({ price: fc.nat(9), valid_from: days, isWithdrawn: fc.boolean() }))
    await fc.assert(
      fc.asyncProperty(prices, fc.uuid(), async (drawn, code) => {
        const { id } = await create({ code: code.slice(0, 20), price: null })
        for (const { price, valid_from, isWithdrawn } of drawn)
          await server.database
            .insertInto('product_price')
            .values({
              company_id,
              clinic_id,
              product_id: id,
              price,
              valid_from,
              created_by: '',
              ...(isWithdrawn && { withdrawn_at: evening, withdrawn_by: '', withdrawal_reason: '' }),
            })
            .execute()
        const { rows } = (await server.call('listProductPrice', { token, path: { id } })).body.data
        expect((await read(id)).price).toBe(priceOn(rows, today)?.price ?? null)
      }),
      { seed: 4, numRuns: 60 },
    )
  })
})
