import type { Schema } from '@clinic/api'
import { batchStateOf } from '@clinic/core/medicine'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addMedicine } from '../../testing/sample-calls/company-medicine'
import { addBatch } from '../../testing/sample-calls/medicine-transaction'
import { openWorld } from '../../testing/sample-world'

// in Jakarta it is the 25th already
const now = new Date('2026-11-24T18:00:00Z')
const today = '2026-11-25'
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

async function openShelf() {
  const world = await openWorld(server)
  const token = await server.tokenOf(world.user)
  const { id: medicine_id } = await addMedicine(world)
  const path = { id: medicine_id }
  const stock = async (): Promise<Schema<'Medicine'>> => (await server.call('getMedicine', { token, path })).body.data
  const set = (body: Partial<Schema<'MedicineUpdate'>>, by = token) =>
    server.call('updateMedicine', {
      token: by,
      path,
      body: { minimum: 0, maximum: null, location: '', version: 1, ...body },
    })
  const batch = (values: Parameters<typeof addBatch>[1]) => addBatch(world, { medicine_id, ...values })
  const recall = (id: number, version = 1, by = token) =>
    server.call('recallMedicineBatch', { token: by, path: { id }, body: { reason: ' Penarikan BPOM ', version } })
  const list = async (query: Record<string, string> = {}): Promise<Schema<'Medicine'>[]> =>
    (await server.call('listMedicine', { token, query })).body.data.rows
  const tokenOf = async (role: Schema<'RoleName'>) => server.tokenOf(await server.makeUser(world.clinic, role))
  return { world, token, medicine_id, stock, set, batch, recall, list, tokenOf }
}

describe('what is on hand', () => {
  it('counts expired and recalled batches, of which nothing is available', async () => {
    const { batch, recall, stock } = await openShelf()
    await batch({ quantity: 10, lot: 'A', expires_on: '2026-11-24' })
    await batch({ quantity: 20, lot: 'B', expires_on: '2026-11-25', unit_cost: 500 })
    await batch({ quantity: 40, lot: 'C', expires_on: '2027-12-31' })
    const { id } = await batch({ quantity: 80, lot: 'D', expires_on: '2026-11-30' })
    await recall(id)
    expect(await stock()).toMatchObject({
      on_hand: 150,
      available: 60,
      nearest_expiry: '2026-11-25',
      value: 20 * 500 + 130 * 450,
      flags: ['expiring', 'recalled'],
    })
  })

  it.each<[number, number, Schema<'MedicineFlag'>[]]>([
    [51, 50, []],
    [50, 50, ['low']],
    [1, 50, ['low']],
    [1, 0, []],
  ])('%i with a minimum of %i is flagged %j', async (quantity, minimum, flags) => {
    const { batch, set, stock, list } = await openShelf()
    await batch({ quantity })
    await set({ minimum })
    expect((await stock()).flags).toEqual(flags)
    expect(await list({ flag: 'low' })).toHaveLength(flags.length)
  })

  it('is out when all that is there cannot be used', async () => {
    const { batch, list } = await openShelf()
    await batch({ expires_on: '2026-11-24' })
    expect(await list({ flag: 'out' })).toMatchObject([{ on_hand: 50, available: 0, flags: ['out', 'expiring'] }])
  })

  it.each([null, '2026-11-24', '2026-11-25', '2027-02-23', '2027-02-24'])(
    'of a batch until %s is judged as core does',
    async (expires_on) => {
      const { batch, token, medicine_id } = await openShelf()
      await batch({ expires_on })
      const { rows } = (await server.call('listMedicineBatch', { token, path: { id: medicine_id } })).body.data
      expect(rows).toMatchObject([{ state: batchStateOf({ expires_on, is_recalled: false }, today) }])
    },
  )

  it('is changed by movements only: no hand sets a counter, and no movement is taken back', async () => {
    const { batch, medicine_id } = await openShelf()
    const { id } = await batch({})
    for (const statement of [
      sql`update medicine set on_hand = on_hand + 1 where id = ${medicine_id}`,
      sql`update medicine_batch set on_hand = 7 where id = ${id}`,
      sql`delete from medicine_batch where id = ${id}`,
      sql`update medicine_movement set quantity = 1 where batch_id = ${id}`,
      sql`delete from medicine_movement where batch_id = ${id}`,
      sql`truncate medicine_movement`,
    ])
      await expect(statement.execute(database)).rejects.toThrow(/movements only|append-only/)
    await expect(
      sql`insert into medicine_movement (company_id, clinic_id, medicine_id, batch_id, transaction_id, quantity, recorded_by, recorded_at)
        select company_id, clinic_id, medicine_id, batch_id, transaction_id, -51, 'x', now() from medicine_movement
        where batch_id = ${id}`.execute(database),
    ).rejects.toThrow(/on_hand/)
  })
})

describe('minimum, maximum and place', () => {
  it('are set by the manager, and only as they were read', async () => {
    const { batch, set, stock, tokenOf } = await openShelf()
    await batch({})
    expect(await set({ minimum: 20, maximum: 200, location: ' Lemari A ' })).toMatchObject({ status: 200 })
    expect(await stock()).toMatchObject({ minimum: 20, maximum: 200, location: 'Lemari A', version: 2 })
    expect(await set({ minimum: 5 })).toMatchObject({ status: 409, body: { data: { current: { minimum: 20 } } } })
    expect(await set({ version: 2 }, await tokenOf('front_office_clinic'))).toMatchObject({ status: 403 })
  })

  it('are refused when the maximum is below the minimum', async () => {
    const { batch, set } = await openShelf()
    await batch({})
    expect(await set({ minimum: 20, maximum: 19 })).toMatchObject({
      status: 422,
      body: { data: { fields: { maximum: expect.any(String) } } },
    })
  })
})

describe('a recall', () => {
  it('takes all of a lot out of use, with who and why, once', async () => {
    const { batch, recall, token, medicine_id, tokenOf } = await openShelf()
    const one = await batch({ lot: 'A', unit_cost: 400 })
    const other = await batch({ lot: 'A', unit_cost: 500 })
    await batch({ lot: 'B' })
    expect(await recall(one.id, 1, await tokenOf('front_office_clinic'))).toMatchObject({ status: 403 })
    expect(await recall(one.id)).toMatchObject({
      status: 200,
      body: { data: { state: 'recalled', recalled: { reason: 'Penarikan BPOM', at: now.toISOString() } } },
    })
    expect(await recall(other.id, 2)).toMatchObject({ status: 409 })
    const { rows } = (await server.call('listMedicineBatch', { token, path: { id: medicine_id } })).body.data
    expect(rows.map(({ lot, state }) => `${lot} ${state}`)).toEqual(['A recalled', 'A recalled', 'B good'])
  })
})

describe('the list', () => {
  it('is searched, narrowed by class, and sorted by what is available, worth and first to expire', async () => {
    const { world, list } = await openShelf()
    const add = async (name: string, values: Parameters<typeof addBatch>[1], category?: 'narcotic') => {
      const { medicine_id } = await addBatch(world, values)
      await database
        .updateTable('company_medicine')
        .set({ name, ...(category && { category }) })
        .where((eb) => eb.and({ company_id: world.clinic.company_id, id: medicine_id }))
        .execute()
    }
    await add('Zink', { quantity: 5, unit_cost: 9_000, expires_on: '2027-01-01' })
    await add('Amoksisilin', { quantity: 500, unit_cost: 10, expires_on: null })
    await add('Kodein', { quantity: 50, unit_cost: 100, expires_on: '2026-12-01' }, 'narcotic')
    const names = async (query: Record<string, string>) => (await list(query)).map(({ name }) => name)
    expect(await names({})).toEqual(['Amoksisilin', 'Kodein', 'Zink'])
    expect(await names({ sort: 'available' })).toEqual(['Zink', 'Kodein', 'Amoksisilin'])
    expect(await names({ sort: '-value' })).toEqual(['Zink', 'Kodein', 'Amoksisilin'])
    expect(await names({ sort: 'nearest_expiry' })).toEqual(['Kodein', 'Zink', 'Amoksisilin'])
    expect(await names({ search: 'zin' })).toEqual(['Zink'])
    expect(await names({ category: 'narcotic' })).toEqual(['Kodein'])
    expect(await names({ flag: 'expiring' })).toEqual(['Kodein', 'Zink'])
  })

  it('of one clinic knows nothing of another one of the company', async () => {
    const { world, medicine_id, batch } = await openShelf()
    await batch({})
    const sister = await openWorld(server, await server.makeClinic({ company_id: world.clinic.company_id }))
    const token = await server.tokenOf(await server.makeUser(sister.clinic, 'manager_clinic'))
    expect((await server.call('listMedicine', { token })).body.data.count).toBe(0)
    for (const operation of ['getMedicine', 'listMedicineBatch', 'listMedicineMovement'] as const)
      expect(await server.call(operation, { token, path: { id: medicine_id } })).toMatchObject({ status: 404 })
  })
})
