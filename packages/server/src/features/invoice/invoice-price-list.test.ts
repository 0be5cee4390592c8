import type { Schema } from '@clinic/api'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addInsurance } from '../../testing/sample-calls/insurance'
import { addInvoice } from '../../testing/sample-calls/money/invoice'
import { addPolicy } from '../../testing/sample-calls/patient-policy'
import { addPriceList, somePriceList } from '../../testing/sample-calls/price-list'
import { addPrice, addProduct } from '../../testing/sample-calls/product'
import { openWorld } from '../../testing/sample-world'

const morning = new Date('2026-11-20T02:00:00Z')
let now = morning
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
beforeEach(() => {
  now = morning
})
const { database } = server

const [standard, ofMember, ofPayor] = [350_000, 300_000, 280_000]

/** A patient of the class Member with a policy of a payor that has a list, and the draft of a service that costs Rp 350,000. */
async function openPriced() {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const { id: insurance_id, payor_id } = await addInsurance(world)
  const policy = await addPolicy(world, { insurance_id })
  const lists = { member: await addPriceList(world), payor: await addPriceList(world) }
  const set = (table: 'patient' | 'payor', id: number, price_list_id: number | null) =>
    database
      .updateTable(table)
      .set({ price_list_id })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
  await set('patient', policy.patient_id, lists.member.id)
  await set('payor', payor_id, lists.payor.id)
  const manager = await server.tokenOf(world.user)
  const desk = await server.tokenOf(await server.makeUser(world.clinic, 'front_office_clinic'))
  const { patient_id } = policy
  const draft = () => addInvoice(world, { patient_id })
  const change = (invoice: Schema<'Invoice'>, changes: Partial<Schema<'InvoiceChange'>> = {}, token = desk) => {
    const { id, policy_id, discount, discount_reason, version } = invoice
    const body = { policy_id, lines: invoice.lines.map(lineInput), discount, discount_reason, version, ...changes }
    return server.call('changeInvoice', { token, path: { id }, body })
  }
  const again = async ({ id, version, visit_id }: Schema<'Invoice'>) => {
    await server.call('discardInvoice', { token: desk, path: { id }, body: { reason: 'Salah', version } })
    return (await server.call('draftVisitInvoice', { token: desk, path: { id: visit_id } })).body.data
  }
  /** A draft whose service the lists name, from a day on. */
  const listed = async (named: { member?: number; payor?: number }, valid_from = '2020-01-01') => {
    const first = await draft()
    const product_id = first.lines[0]?.product_id ?? 0
    for (const list of ['member', 'payor'] as const) {
      const price = named[list]
      if (price !== undefined) await addPrice(world, { product_id, price, price_list_id: lists[list].id, valid_from })
    }
    return again(first)
  }
  const read = async (id: number) => (await server.call('getInvoice', { token: desk, path: { id } })).body.data
  return { world, lists, policy, payor_id, manager, desk, set, draft, change, again, listed, read }
}

const lineInput = (line: Schema<'InvoiceLine'>): Schema<'InvoiceLineInput'> => {
  const { id, product_id, unit_price, quantity, discount, discount_reason } = line
  return { id, product_id, paket_id: null, package_sold_id: null, unit_price, quantity, discount, discount_reason }
}
const priced = (invoice: Schema<'Invoice'>) =>
  invoice.lines.map(({ unit_price, price_list, list_price }) => [unit_price, price_list?.id ?? null, list_price])

describe('a draft', () => {
  // Seen to fail: with the class before the payor; with lists that are inactive; with prices of another day.
  it.each([
    { named: { member: ofMember, payor: ofPayor }, want: ofPayor, of: 'payor' },
    { named: { member: ofMember }, want: ofMember, of: 'member' },
    { named: { payor: ofPayor }, want: ofPayor, of: 'payor' },
    { named: {}, want: standard, of: null },
  ] as const)('of a service in $named costs $want, and says of which list', async ({ named, want, of }) => {
    const { listed, lists } = await openPriced()
    const list = of && lists[of].id
    const invoice = await listed(named)
    expect(priced(invoice)).toEqual([[want, list, want]])
    expect(invoice).toMatchObject({ total: want, price_list: { id: lists.member.id } })
  })

  it('is priced by no list that is inactive, and by none that holds from a later day', async () => {
    const { listed, again, lists } = await openPriced()
    const invoice = await listed({ member: ofMember, payor: ofPayor })
    await database.updateTable('price_list').set({ status: 'inactive' }).where('id', '=', lists.payor.id).execute()
    const second = await again(invoice)
    expect(priced(second)).toEqual([[ofMember, lists.member.id, ofMember]])
    await database.updateTable('price_list').set({ status: 'inactive' }).where('id', '=', lists.member.id).execute()
    expect(priced(await again(second))).toEqual([[standard, null, standard]])
    const { listed: listedLater } = await openPriced()
    expect(priced(await listedLater({ member: 1, payor: 1 }, '2026-11-21'))).toEqual([[standard, null, standard]])
  })

  it('has the prices of the day of the visit, though it is drafted later', async () => {
    now = new Date('2026-11-20T16:30:00Z') // half an hour before midnight in Jakarta
    const { listed, again, world, lists } = await openPriced()
    const invoice = await listed({ payor: ofPayor })
    const product_id = invoice.lines[0]?.product_id ?? 0
    await addPrice(world, { product_id, price: 999_000, price_list_id: lists.payor.id, valid_from: '2026-11-21' })
    await addPrice(world, { product_id, price: 999_000, valid_from: '2026-11-21' })
    now = new Date('2026-11-20T17:30:00Z')
    expect(priced(await again(invoice))).toEqual([[ofPayor, lists.payor.id, ofPayor]])
  })

  // Seen to fail: with the lines as they were sent.
  it('is priced anew with another policy, and none: nobody sends other prices', async () => {
    const { listed, change, lists, policy } = await openPriced()
    const invoice = await listed({ member: ofMember, payor: ofPayor })
    const alone = (await change(invoice, { policy_id: null })).body.data
    expect(priced(alone)).toEqual([[ofMember, lists.member.id, ofMember]])
    const shared = (await change(alone, { policy_id: policy.id })).body.data
    expect(priced(shared)).toEqual([[ofPayor, lists.payor.id, ofPayor]])
    // as the screen sends it, which has the new prices already
    const shown = shared.lines.map((line) => ({ ...lineInput(line), unit_price: ofMember }))
    expect(priced((await change(shared, { policy_id: null, lines: shown })).body.data)).toEqual([
      [ofMember, lists.member.id, ofMember],
    ])
  })

  it('keeps what the manager typed, whatever the policy, until the desk takes the price of the list', async () => {
    const { listed, change, lists, policy, manager } = await openPriced()
    const invoice = await listed({ member: ofMember, payor: ofPayor })
    const typed = (
      await change(
        invoice,
        { lines: invoice.lines.map((line) => ({ ...lineInput(line), unit_price: 99_000 })) },
        manager,
      )
    ).body.data
    expect(priced(typed)).toEqual([[99_000, null, ofPayor]])
    const alone = (await change(typed, { policy_id: null })).body.data
    expect(priced(alone)).toEqual([[99_000, null, ofMember]])
    const taken = alone.lines.map((line) => ({ ...lineInput(line), unit_price: ofMember }))
    const again = (await change(alone, { lines: taken })).body.data
    expect(priced((await change(again, { policy_id: policy.id })).body.data)).toEqual([
      [ofPayor, lists.payor.id, ofPayor],
    ])
  })

  it('keeps the price of before with another policy where the manager says so, and nobody else', async () => {
    const { listed, change, manager } = await openPriced()
    const invoice = await listed({ member: ofMember, payor: ofPayor })
    const kept = { policy_id: null, lines: invoice.lines.map((line) => ({ ...lineInput(line), price_typed: true })) }
    const { status, body } = await change(invoice, kept)
    expect([status, Object.keys(body.data.fields ?? {})]).toEqual([422, ['lines']])
    const saved = (await change(invoice, kept, manager)).body.data
    expect(saved.lines).toMatchObject([{ unit_price: ofPayor, price_list: null, price_typed: true }])
  })

  it('takes another service at the price of the list, and at no other from the desk', async () => {
    const { listed, change, world, lists } = await openPriced()
    const invoice = await listed({ payor: ofPayor })
    const { id: product_id } = await addProduct(world)
    await addPrice(world, { product_id, price: 50_000 })
    await addPrice(world, { product_id, price: 40_000, price_list_id: lists.member.id })
    const added = (unit_price: number) => ({
      lines: [
        ...invoice.lines.map(lineInput),
        {
          id: null,
          product_id,
          paket_id: null,
          package_sold_id: null,
          unit_price,
          quantity: 1,
          discount: null,
          discount_reason: '',
        },
      ],
    })
    expect((await change(invoice, added(50_000))).status).toBe(422)
    expect(priced((await change(invoice, added(40_000))).body.data)).toEqual([
      [ofPayor, lists.payor.id, ofPayor],
      [40_000, lists.member.id, 40_000],
    ])
  })

  it('keeps its prices when the patient gets another class, and shows those of the class beside', async () => {
    const { listed, read, change, set, policy, lists } = await openPriced()
    await set('patient', policy.patient_id, null)
    const invoice = (await change(await listed({ member: ofMember }), { policy_id: null })).body.data
    await set('patient', policy.patient_id, lists.member.id)
    const found = await read(invoice.id)
    expect(priced(found)).toEqual([[standard, null, ofMember]])
    const saved = (await change(found, { discount: { percent: 1 }, discount_reason: 'Pelajar' })).body.data
    expect(priced(saved)).toEqual([[standard, null, ofMember]])
  })
})

describe('an issued invoice', () => {
  it('keeps its prices, and how the list was called', async () => {
    const { listed, read, desk, world, lists, policy, set } = await openPriced()
    const invoice = await listed({ payor: ofPayor })
    const { id, version } = invoice
    const body = { due_on: null, version }
    const issued = (await server.call('issueInvoice', { token: desk, path: { id }, body })).body.data
    const [line] = issued.lines
    const { name } = somePriceList({ name: 'Nama lain' })
    await database
      .updateTable('price_list')
      .set({ name, status: 'inactive' })
      .where('id', '=', lists.payor.id)
      .execute()
    await addPrice(world, {
      product_id: line?.product_id ?? 0,
      price: 1,
      price_list_id: lists.payor.id,
      valid_from: '2026-11-20',
    })
    await set('patient', policy.patient_id, null)
    expect(await read(id)).toMatchObject({
      total: ofPayor,
      price_list: null,
      lines: [{ unit_price: ofPayor, price_list: line?.price_list, list_price: null, prices: [] }],
    })
    expect(line?.price_list?.name).not.toBe(name)
  })
})

it('the list of another clinic prices nothing here', async () => {
  const { listed, again, set, policy } = await openPriced()
  const invoice = await listed({})
  const other = await addPriceList(await openWorld(server))
  await expect(set('patient', policy.patient_id, other.id)).rejects.toThrow('patient_price_list')
  expect(priced(await again(invoice))).toEqual([[standard, null, standard]])
})
