import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patientUpdateOf } from '../../testing/patient-input'
import { addPayor } from '../../testing/sample-calls/payor'
import { addPriceList, somePriceList } from '../../testing/sample-calls/price-list'
import { addProduct } from '../../testing/sample-calls/product'
import { openWorld } from '../../testing/sample-world'
import { somePayor } from '../payor/some-payor'

const now = new Date('2026-11-20T02:00:00Z')
const [today, tomorrow] = ['2026-11-20', '2026-11-21']
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

async function openLists() {
  const world = await openWorld(server)
  const token = await server.tokenOf(world.user)
  const list = async (overrides: Partial<Schema<'PriceListInput'>> = {}) =>
    (await server.call('createPriceList', { token, body: somePriceList(overrides) })).body.data
  const price = (id: number, body: Schema<'ProductPriceInput'>) =>
    server.call('createProductPrice', { token, path: { id }, body })
  const pricesOf = async (id: number) => (await server.call('listProductPrice', { token, path: { id } })).body.data.rows
  return { world, token, list, price, pricesOf }
}

/** A list without prices, and what sets them. */
async function openListWithServices() {
  const { world, token, list, price, pricesOf } = await openLists()
  const { id } = await list()
  const service = async (name: string, status: 'active' | 'inactive' = 'active') =>
    (await addProduct(world, { name, status })).id
  const set = (
    valid_from: string,
    prices: Record<number, number | null>,
    replaced: Record<number, number | undefined> = {},
  ) =>
    server.call('createPriceListPrice', {
      token,
      path: { id },
      body: {
        valid_from,
        prices: Object.entries(prices).map(([product, each]) => ({
          product_id: Number(product),
          price: each,
          replaces: replaced[Number(product)] ?? null,
        })),
      },
    })
  const listed = async (query: Record<string, string> = {}) =>
    (await server.call('listPriceListPrice', { token, path: { id }, query })).body.data.rows
  return { token, list: id, service, price, set, listed, historyOf: pricesOf }
}

const fieldsOf = ({ status, body }: { status: number; body: { data: { fields?: object } } }) => [
  status,
  Object.keys(body.data.fields ?? {}),
]

describe('a price list', () => {
  it('has a name that no other of the clinic has, and is written by the manager alone', async () => {
    const { world, token, list } = await openLists()
    const { id, name } = await list()
    const again = await server.call('createPriceList', { token, body: somePriceList({ name: name.toUpperCase() }) })
    expect(fieldsOf(again)).toEqual([422, ['name']])
    const desk = await server.tokenOf(await server.makeUser(world.clinic, 'front_office_clinic'))
    expect((await server.call('createPriceList', { token: desk, body: somePriceList() })).status).toBe(403)
    expect((await server.call('getPriceList', { token: desk, path: { id } })).body.data).toMatchObject({ id, name })
  })

  it('is listed by what it is for and whether it is active', async () => {
    const { token, list } = await openLists()
    const member = await list()
    const sentosa = await list({ for_patients: false })
    const old = await list({ status: 'inactive' })
    const ids = async (query: Record<string, string>) =>
      (await server.call('listPriceList', { token, query })).body.data.rows.map(({ id }) => id).sort()
    expect(await ids({})).toEqual([member.id, sentosa.id, old.id].sort())
    expect(await ids({ for_patients: 'true', status: 'active' })).toEqual([member.id])
  })
})

describe('a price of a list', () => {
  it('stands beside the standard one: neither takes the place of the other', async () => {
    const { world, list, token, price, pricesOf } = await openLists()
    const { id } = await addProduct(world)
    const { id: price_list_id } = await list()
    const standard = (await price(id, { price: 350_000, valid_from: today })).body.data
    expect(standard).toMatchObject({ price_list_id: null })
    const member = (await price(id, { price: 300_000, valid_from: today, price_list_id })).body.data
    expect(member).toMatchObject({ price_list_id, price: 300_000 })
    expect((await pricesOf(id)).map((each) => each.id)).toEqual([member.id, standard.id])
    expect((await server.call('getProduct', { token, path: { id } })).body.data.price).toBe(350_000)
  })

  // Seen to fail: with `replaces` looked up in all lists.
  it('names the one of its list that it replaces, and is refused when another was entered meanwhile', async () => {
    const { world, list, price } = await openLists()
    const { id } = await addProduct(world)
    const { id: price_list_id } = await list()
    const standard = (await price(id, { price: 350_000, valid_from: tomorrow })).body.data
    const first = (await price(id, { price: 300_000, valid_from: tomorrow, price_list_id })).body.data
    const ofList = (price: number, replaces: number | null) => ({
      price,
      valid_from: tomorrow,
      price_list_id,
      replaces,
    })
    expect((await price(id, ofList(310_000, null))).status).toBe(409)
    expect((await price(id, ofList(310_000, standard.id))).status).toBe(409)
    expect((await price(id, ofList(310_000, first.id))).status).toBe(201)
  })

  it('to come can be withdrawn', async () => {
    const { world, list, token, price, pricesOf } = await openLists()
    const { id } = await addProduct(world)
    const { id: price_list_id } = await list()
    const coming = (await price(id, { price: 300_000, valid_from: tomorrow, price_list_id })).body.data
    const body = { reason: 'Salah ketik' }
    expect((await server.call('withdrawProductPrice', { token, path: { id: coming.id }, body })).status).toBe(200)
    expect(await pricesOf(id)).toMatchObject([{ price_list_id, withdrawn_by: 'Rani Putri' }])
  })

  it('is of a list of the clinic', async () => {
    const { world, price, pricesOf } = await openLists()
    const { id } = await addProduct(world)
    const other = await addPriceList(await openWorld(server))
    const reply = await price(id, { price: 1, valid_from: today, price_list_id: other.id })
    expect(fieldsOf(reply)).toEqual([422, ['price_list_id']])
    expect(await pricesOf(id)).toEqual([])
  })
})

describe('the prices of a list', () => {
  it('are of the services it names, beside the standard price, with the change that comes next', async () => {
    const { world, list, token, price } = await openLists()
    const scaling = await addProduct(world, { name: 'Scaling' })
    const filling = await addProduct(world, { name: 'Tambal' })
    const standardOnly = await addProduct(world)
    const [{ id: price_list_id }, { id: another }] = [await list(), await list()]
    await price(standardOnly.id, { price: 200_000, valid_from: today })
    await price(standardOnly.id, { price: 150_000, valid_from: today, price_list_id: another })
    await price(scaling.id, { price: 350_000, valid_from: today })
    const first = (await price(scaling.id, { price: 310_000, valid_from: today, price_list_id })).body.data
    await price(scaling.id, { price: 300_000, valid_from: today, price_list_id, replaces: first.id })
    await price(scaling.id, { price: 320_000, valid_from: '2026-12-01', price_list_id })
    await price(scaling.id, { price: 315_000, valid_from: tomorrow, price_list_id })
    await price(filling.id, { price: 90_000, valid_from: tomorrow, price_list_id })

    const { rows } = (await server.call('listPriceListPrice', { token, path: { id: price_list_id } })).body.data
    expect(rows).toMatchObject([
      {
        product_id: scaling.id,
        standard_price: 350_000,
        current: { price: 300_000, valid_from: today },
        next: { price: 315_000, valid_from: tomorrow },
      },
      {
        product_id: filling.id,
        standard_price: null,
        current: null,
        next: { price: 90_000, valid_from: tomorrow },
      },
    ])
  })

  it('are without a service whose only price was withdrawn', async () => {
    const { world, list, token, price } = await openLists()
    const { id } = await addProduct(world)
    const { id: price_list_id } = await list()
    const coming = (await price(id, { price: 300_000, valid_from: tomorrow, price_list_id })).body.data
    await server.call('withdrawProductPrice', { token, path: { id: coming.id }, body: { reason: 'Salah ketik' } })
    const reply = await server.call('listPriceListPrice', { token, path: { id: price_list_id } })
    expect(reply.body.data.rows).toEqual([])
  })
})

describe('the prices of a list, set at once,', () => {
  // Seen to fail: with the standard price of today; without the day in `replaces`.
  it('are entered from a day on, beside the history of each service', async () => {
    const { token, service, list, price, set, listed } = await openListWithServices()
    const [scaling, filling] = [await service('Scaling'), await service('Tambal')]
    await price(scaling, { price: 350_000, valid_from: today })
    await price(scaling, { price: 400_000, valid_from: '2027-01-01' })
    const reply = await set('2027-01-01', { [scaling]: 360_000, [filling]: 90_000 })
    expect(reply.status).toBe(201)
    expect(await listed({ day: '2027-01-01' })).toMatchObject([
      {
        product_id: scaling,
        standard_price: 400_000,
        current: { price: 360_000, valid_from: '2027-01-01' },
        next: null,
      },
      { product_id: filling, standard_price: null, current: { price: 90_000 }, next: null },
    ])
    expect(await listed()).toMatchObject([
      { standard_price: 350_000, current: null, next: { price: 360_000, valid_from: '2027-01-01' } },
      { current: null, next: { price: 90_000 } },
    ])
    const history = (await server.call('listProductPrice', { token, path: { id: filling } })).body.data.rows
    expect(history).toMatchObject([{ price_list_id: list, price: 90_000, created_by: 'Rani Putri' }])
  })

  it('end where the standard price is to hold again, and stay in the history', async () => {
    const { service, set, listed, historyOf } = await openListWithServices()
    const scaling = await service('Scaling')
    await set(today, { [scaling]: 300_000 })
    expect((await set(tomorrow, { [scaling]: null })).status).toBe(201)
    expect(await listed()).toMatchObject([{ current: { price: 300_000 }, next: { price: null, valid_from: tomorrow } }])
    expect(await listed({ day: tomorrow })).toEqual([])
    expect(await historyOf(scaling)).toMatchObject([{ price: null }, { price: 300_000 }])
  })

  it('are looked at with the services that the list does not name, but for inactive ones', async () => {
    const { service, set, listed } = await openListWithServices()
    const [named, other] = [await service('Scaling'), await service('Tambal')]
    await service('Veneer', 'inactive')
    await set(today, { [named]: 300_000 })
    expect(await listed({ every: 'true' })).toMatchObject([
      { product_id: named, current: { price: 300_000 } },
      { product_id: other, current: null, next: null },
    ])
  })

  it('are all entered or none: somebody entered another of the same day meanwhile', async () => {
    const { service, list, price, set, listed } = await openListWithServices()
    const [scaling, filling] = [await service('Scaling'), await service('Tambal')]
    const meanwhile = (await price(filling, { price: 80_000, valid_from: tomorrow, price_list_id: list })).body.data
    const refused = await set(tomorrow, { [scaling]: 300_000, [filling]: 90_000 })
    expect(fieldsOf(refused)).toEqual([409, ['valid_from']])
    expect(await listed({ day: tomorrow })).toMatchObject([{ product_id: filling, current: { price: 80_000 } }])
    const again = await set(tomorrow, { [scaling]: 300_000, [filling]: 90_000 }, { [filling]: meanwhile.id })
    expect(again.status).toBe(201)
  })

  it.each(['a day that is over', 'a day after 2099', 'a service twice', 'a service of another clinic', 'another list'])(
    'are refused for %s',
    async (what) => {
      const { token, service, list, set, listed } = await openListWithServices()
      const scaling = await service('Scaling')
      const send = (id: number, product_ids: number[]) => {
        const prices = product_ids.map((product_id) => ({ product_id, price: 1, replaces: null }))
        return server.call('createPriceListPrice', { token, path: { id }, body: { valid_from: today, prices } })
      }
      const other = await openWorld(server)
      const tried = {
        'a day that is over': { reply: () => set('2026-11-19', { [scaling]: 1 }), want: [422, ['valid_from']] },
        'a day after 2099': { reply: () => set('2100-01-01', { [scaling]: 1 }), want: [422, ['valid_from']] },
        'a service twice': {
          reply: () => send(list, [scaling, scaling]),
          want: [422, ['prices.1.product_id']],
        },
        'a service of another clinic': {
          reply: async () => send(list, [scaling, (await addProduct(other)).id]),
          want: [422, ['prices.1.product_id']],
        },
        'another list': { reply: async () => send((await addPriceList(other)).id, [scaling]), want: [404, []] },
      }[what]
      expect(fieldsOf((await tried?.reply()) ?? { status: 0, body: { data: {} } })).toEqual(tried?.want)
      expect(await listed()).toEqual([])
    },
  )
})

describe('somebody is priced by', () => {
  const lists = [
    { what: 'one of another clinic', refused: ['patient', 'payor'] },
    { what: 'an inactive one', refused: ['patient', 'payor'] },
    { what: 'one that is not for patients', refused: ['patient'] },
    { what: 'an active one for patients', refused: [] },
  ]

  it.each(lists)('$what: refused of $refused', async ({ what, refused }) => {
    const { world, token, list } = await openLists()
    const { id: price_list_id } =
      what === 'one of another clinic'
        ? await addPriceList(await openWorld(server))
        : await list({
            ...(what === 'an inactive one' && { status: 'inactive' }),
            ...(what === 'one that is not for patients' && { for_patients: false }),
          })
    const patient = await world.addPatient()
    const ofPatient = await server.call('updatePatient', {
      token,
      path: { id: patient.id },
      body: { ...patientUpdateOf(patient), price_list_id },
    })
    const ofPayor = await server.call('createPayor', { token, body: somePayor({ price_list_id }) })
    expect({ patient: ofPatient.status, payor: ofPayor.status }).toEqual({
      patient: refused.includes('patient') ? 422 : 200,
      payor: refused.includes('payor') ? 422 : 201,
    })
    if (ofPatient.status === 200) expect(ofPatient.body.data.price_list_id).toBe(price_list_id)
  })

  it('the one they have, also when it became inactive, and that a change leaves out stays', async () => {
    const { world, token, list } = await openLists()
    const member = await list()
    const { id: payor_id } = await addPayor(world)
    const body = { ...somePayor({ price_list_id: member.id }), version: 1 }
    expect((await server.call('updatePayor', { token, path: { id: payor_id }, body })).status).toBe(200)
    const { id } = await world.addPatient()
    await server.database.updateTable('patient').set({ price_list_id: member.id }).where('id', '=', id).execute()
    const inactive = { ...somePriceList({ name: member.name, status: 'inactive' }), version: member.version }
    await server.call('updatePriceList', { token, path: { id: member.id }, body: inactive })
    const kept = { ...somePayor({ price_list_id: member.id, name: 'Nama baru' }), version: 2 }
    expect((await server.call('updatePayor', { token, path: { id: payor_id }, body: kept })).status).toBe(200)
    const found = (await server.call('getPatient', { token, path: { id } })).body.data
    const { price_list_id: _, ...update } = patientUpdateOf(found)
    const left = { ...update, occupation: 'dosen' }
    const reply = await server.call('updatePatient', { token, path: { id }, body: left })
    expect(reply.body.data).toMatchObject({ occupation: 'dosen', price_list_id: member.id })
  })
})
