import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addMaterial } from '../../testing/sample-calls/assistance'
import { addStaff } from '../../testing/sample-calls/staff'
import { addUsage } from '../../testing/sample-calls/stock/usage'
import { openTreatments } from './usage-fixture'

// Seen to fail: expired batches taken too; what was recorded added to the recipe, or counted although it was corrected; a second note
// that takes everything again; the state not looked at; medicines not held; more posted than there is.

const server = await startTestServer()
afterAll(() => server.close())
const { database } = server

const filling = ({ gloves, composite }: { gloves: number; composite: number }) => [
  { medicine_id: gloves, quantity: 2 },
  { medicine_id: composite, quantity: 1 },
]

describe('a recipe', () => {
  it('is empty, then what the manager wrote, read by all who read the service', async () => {
    const { recipe, manager, dentist, product_id, gloves, composite } = await openTreatments(server)
    const path = { id: product_id }
    expect((await server.call('getProductRecipe', { token: dentist, path })).body.data).toEqual({
      id: product_id,
      lines: [],
      materials: [],
      version: 1,
    })
    const lines = filling({ gloves, composite })
    expect(await recipe(lines)).toMatchObject({ status: 200, body: { data: { lines, version: 2 } } })
    const nurse = await server.tokenOf(
      await server.makeUser((await openTreatments(server)).world.clinic, 'nurse_clinic'),
    )
    expect((await server.call('getProductRecipe', { token: nurse, path })).status).toBe(404)
    expect((await server.call('getProductRecipe', { token: dentist, path })).body.data).toMatchObject({
      lines,
      materials: [
        { id: gloves, name: 'Sarung tangan', status: 'active' },
        { id: composite, name: 'Komposit' },
      ],
    })
    expect(await recipe([], 1)).toMatchObject({ status: 409, body: { data: { current: { lines, version: 2 } } } })
    expect((await recipe([], 2, dentist)).status).toBe(403)
    expect(await recipe([], 2, manager)).toMatchObject({ status: 200, body: { data: { lines: [], version: 3 } } })
  })

  it.each([
    ['a quantity of 0', { quantity: 0 }, 400],
    ['a negative quantity', { quantity: -1 }, 400],
    ['a part of a unit', { quantity: 1.5 }, 400],
    ['a quantity of 10^15', { quantity: 1e15 }, 400],
    ['a material there is not', { medicine_id: 987_654_321 }, 422],
  ])('refuses %s', async (_, said, status) => {
    const { recipe, gloves } = await openTreatments(server)
    expect((await recipe([{ medicine_id: gloves, quantity: 1, ...said }])).status).toBe(status)
    expect((await recipe([], 1)).status).toBe(200)
  })

  it('refuses a material twice and one that is not active, by name, but keeps one that became inactive', async () => {
    const { recipe, world, gloves } = await openTreatments(server)
    const old = await addMaterial(world, { name: 'Semen lama', status: 'inactive' })
    const twice = [
      { medicine_id: gloves, quantity: 1 },
      { medicine_id: gloves, quantity: 2 },
    ]
    expect(await recipe(twice)).toMatchObject({
      status: 422,
      body: { data: { fields: { 'lines.1.medicine_id': 'Sarung tangan is in two lines: make them one' } } },
    })
    expect(await recipe([{ medicine_id: old.id, quantity: 1 }])).toMatchObject({
      status: 422,
      body: {
        data: { fields: { 'lines.0.medicine_id': 'Semen lama is not active any more: choose another material' } },
      },
    })
    await recipe([{ medicine_id: gloves, quantity: 1 }])
    await database.updateTable('company_medicine').set({ status: 'inactive' }).where('id', '=', gloves).execute()
    expect(await recipe([{ medicine_id: gloves, quantity: 3 }], 2)).toMatchObject({ status: 200 })
  })
})

describe('a finished treatment', () => {
  it('takes its recipe from the stock, the batch that expires first before the others', async () => {
    const { recipe, shelve, treat, last, counted, onHand, gloves, composite } = await openTreatments(server)
    await recipe(filling({ gloves, composite }))
    const soon = await shelve(gloves, { quantity: 3, expires_on: '2098-01-31' })
    const late = await shelve(gloves, { quantity: 50, expires_on: '2099-06-30' })
    const gone = await shelve(gloves, { quantity: 50, expires_on: '2020-01-31' })
    await shelve(composite, { quantity: 2 })
    const { visit_id } = await treat(2)
    expect(await last()).toMatchObject({
      state: 'posted',
      number: expect.stringMatching(/^USE\//),
      visit_id,
      doctor_name: 'drg. Satu',
      lines: [
        { medicine_id: gloves, proposed: 4, source: 'recipe', used: 4 },
        { medicine_id: composite, proposed: 2, used: 2 },
      ],
      stages: [{ state: 'draft' }, { state: 'posted' }],
    })
    expect([await onHand(soon.id), await onHand(late.id), await onHand(gone.id)]).toEqual([0, 49, 50])
    expect(await counted()).toMatchObject({ on_hand: 99, moved: 99 })
  })

  it('counts what an assistant recorded instead of the recipe, a begun unit as a whole one', async () => {
    const { world, recipe, shelve, inChair, finish, last, gloves, composite } = await openTreatments(server)
    await recipe(filling({ gloves, composite }))
    await shelve(gloves)
    await shelve(composite)
    const { visit_id } = await inChair()
    const { company_id, clinic_id } = world.clinic
    const { id: assistance_id } = await database
      .insertInto('assistance')
      .values({
        company_id,
        clinic_id,
        visit_id,
        staff_id: (await addStaff(world)).id,
        role: 'first',
        state: 'assigned',
        started_at: null,
        stopped_at: null,
        created_at: world.now().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const record = (quantity: number, supersedes: number | null) =>
      database
        .insertInto('assistance_material')
        .values({
          company_id,
          clinic_id,
          assistance_id,
          medicine_id: composite,
          name: 'Komposit',
          unit: 'gram',
          quantity,
          supersedes,
          correction_reason: supersedes === null ? '' : 'Salah hitung',
          recorded_at: world.now().toISOString(),
          recorded_by: 'Yuni',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    await record(2.5, (await record(9, null)).id)
    await finish(visit_id)
    expect(await last()).toMatchObject({
      lines: [
        { medicine_id: gloves, proposed: 2, source: 'recipe' },
        { medicine_id: composite, proposed: 3, source: 'recorded', used: 3 },
      ],
    })
  })

  it('is never refused for the stock: what is missing waits for the desk, who posts what is there', async () => {
    const { recipe, shelve, inChair, finish, last, list, post, counted, gloves, composite } =
      await openTreatments(server)
    await recipe(filling({ gloves, composite }))
    await shelve(gloves, { quantity: 1 })
    await shelve(gloves, { quantity: 9, expires_on: '2020-01-31' })
    const { visit_id } = await inChair()
    expect((await finish(visit_id)).status).toBe(200)
    const waiting = await last()
    expect(waiting).toMatchObject({
      state: 'draft',
      number: null,
      lines: [
        { medicine_id: gloves, proposed: 2, used: 0, available: 1, withheld: 9 },
        { medicine_id: composite, proposed: 1, available: 0, batches: [] },
      ],
    })
    expect(await list({ state: 'draft' })).toMatchObject([{ materials: ['Sarung tangan', 'Komposit'] }])
    expect(await post(waiting.id, filling({ gloves, composite }))).toMatchObject({
      status: 422,
      body: {
        data: {
          fields: {
            'lines.0.quantity': expect.stringContaining('Sarung tangan: only 1 can be taken'),
            'lines.1.quantity': expect.stringContaining('Komposit: only 0 can be taken'),
          },
        },
      },
    })
    expect(await counted()).toMatchObject({ on_hand: 10, moved: 10 })
    expect(await post(waiting.id, [{ medicine_id: gloves, quantity: 1 }])).toMatchObject({
      status: 200,
      body: { data: { state: 'posted', lines: [{ used: 1 }, { used: 0 }] } },
    })
    expect(await counted()).toMatchObject({ on_hand: 9, moved: 9 })
    expect(await list({ state: 'draft' })).toEqual([])
  })

  it('waits where the only batch was recalled', async () => {
    const { recipe, shelve, treat, last, post, gloves, manager } = await openTreatments(server)
    await recipe([{ medicine_id: gloves, quantity: 1 }])
    const { id, version } = await shelve(gloves)
    const recalled = { token: manager, path: { id }, body: { reason: 'Bocor', version } }
    expect((await server.call('recallMedicineBatch', recalled)).status).toBe(200)
    await treat()
    const waiting = await last()
    expect(waiting).toMatchObject({ state: 'draft', lines: [{ available: 0, withheld: 50 }] })
    expect((await post(waiting.id, [{ medicine_id: gloves, quantity: 1 }])).status).toBe(422)
  })

  it('proposes nothing where no service has a recipe, or nothing was done', async () => {
    const { recipe, inChair, finish, list, gloves } = await openTreatments(server)
    await finish((await inChair()).visit_id)
    await recipe([{ medicine_id: gloves, quantity: 1 }])
    await finish((await inChair(1, 'cancelled')).visit_id)
    expect(await list()).toEqual([])
    expect((await finish((await inChair(1, 'continued')).visit_id)).status).toBe(200)
    expect(await list()).toHaveLength(1)
  })

  it('that is signed again takes only what came on top, and replaces what waited', async () => {
    const { recipe, shelve, treat, finish, list, read, dentist, onHand, gloves, composite } =
      await openTreatments(server)
    await recipe(filling({ gloves, composite }))
    const batch = await shelve(gloves, { quantity: 10 })
    await shelve(composite, { quantity: 10 })
    const { visit_id, content } = await treat(1)
    const again = async (times: number, version: number) => {
      const opened = await server.call('reopenVisit', {
        token: dentist,
        path: { id: visit_id },
        body: { reason: 'Salah hitung', version },
      })
      expect(opened.status).toBe(200)
      const procedures = content.procedures.map((procedure) => ({ ...procedure, quantity: times }))
      const written = await server.call('writeVisitNote', {
        token: dentist,
        path: { id: visit_id },
        body: { version: 0, content: { ...content, procedures } },
      })
      expect(written.status).toBe(200)
      expect((await finish(visit_id, version + 1, 1)).status).toBe(200)
    }
    await again(3, 2)
    expect((await list()).map(({ state }) => state)).toEqual(['posted', 'posted'])
    expect(await onHand(batch.id)).toBe(4)
    await again(6, 4)
    const [waiting] = await list()
    expect(await read(waiting?.id ?? 0)).toMatchObject({ state: 'draft', lines: [{ proposed: 6 }, { proposed: 3 }] })
    await again(2, 6)
    expect((await list()).map(({ state }) => state)).toEqual(['cancelled', 'posted', 'posted'])
    expect(await onHand(batch.id)).toBe(4)
  })
})

describe('what a treatment used', () => {
  it('is taken once: two windows, a replay and a cancellation after it change nothing', async () => {
    const treatments = await openTreatments(server)
    const { world, shelve, post, cancel, onHand, gloves } = treatments
    const batch = await shelve(gloves, { quantity: 9 })
    const { id } = await addUsage(world, { medicine_id: gloves })
    const lines = [{ medicine_id: gloves, quantity: 2 }]
    const replies = await Promise.all(Array.from({ length: 5 }, () => post(id, lines, 1)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await post(id, lines, 1)).toMatchObject({ status: 409, body: { data: { current: { state: 'posted' } } } })
    expect((await cancel(id)).status).toBe(409)
    expect(await onHand(batch.id)).toBe(7)
  })

  it('is cancelled with a reason, and cannot be posted then', async () => {
    const { world, shelve, post, cancel, onHand, gloves } = await openTreatments(server)
    const batch = await shelve(gloves, { quantity: 9 })
    const { id } = await addUsage(world, { medicine_id: gloves })
    expect(await cancel(id)).toMatchObject({
      status: 200,
      body: { data: { state: 'cancelled', stages: [{}, { state: 'cancelled', reason: 'Tanpa bahan' }] } },
    })
    expect((await post(id, [{ medicine_id: gloves, quantity: 2 }], 2)).status).toBe(409)
    expect(await onHand(batch.id)).toBe(9)
  })

  it.each([
    ['a quantity of 0', { quantity: 0 }, 400],
    ['a negative quantity', { quantity: -2 }, 400],
    ['a quantity of 10^15', { quantity: 1e15 }, 400],
    ['more than there is', { quantity: 100 }, 422],
    ['a material that is not proposed', { medicine_id: 987_654_321 }, 422],
  ])('refuses %s and takes nothing', async (_, said, status) => {
    const { world, shelve, post, counted, gloves } = await openTreatments(server)
    await shelve(gloves, { quantity: 9 })
    const { id } = await addUsage(world, { medicine_id: gloves })
    expect((await post(id, [{ medicine_id: gloves, quantity: 2, ...said }])).status).toBe(status)
    expect(await counted()).toMatchObject({ on_hand: 9, moved: 9 })
  })

  it('refuses nothing at all, a material twice and an old version', async () => {
    const { world, shelve, post, gloves } = await openTreatments(server)
    await shelve(gloves, { quantity: 9 })
    const { id } = await addUsage(world, { medicine_id: gloves })
    const line = { medicine_id: gloves, quantity: 1 }
    expect((await post(id, [])).status).toBe(400)
    expect((await post(id, [line, line])).status).toBe(422)
    expect((await post(id, [line], 7)).status).toBe(409)
  })

  it('belongs to its clinic, and a document of another kind is none', async () => {
    const { world, desk } = await openTreatments(server)
    const { id } = await addUsage((await openTreatments(server)).world)
    expect((await server.call('getUsage', { token: desk, path: { id } })).status).toBe(404)
    const own = await addUsage(world)
    const shown: Schema<'MedicineTransaction'> = (
      await server.call('getMedicineTransaction', { token: desk, path: { id: own.id } })
    ).body.data
    expect(shown).toMatchObject({ kind: 'usage', state: 'draft' })
    const cancelled = await server.call('cancelMedicineTransaction', {
      token: desk,
      path: { id: own.id },
      body: { reason: 'Salah', version: 1 },
    })
    expect(cancelled.status).toBe(409)
  })
})

it('50 at once from one batch of 30: never below zero, and the stock is the sum of its movements', async () => {
  const { world, shelve, post, counted, gloves } = await openTreatments(server)
  await shelve(gloves, { quantity: 30 })
  const documents = []
  for (let count = 0; count < 50; count += 1) documents.push(await addUsage(world, { medicine_id: gloves }))
  const replies = await Promise.all(documents.map(({ id }) => post(id, [{ medicine_id: gloves, quantity: 1 }], 1)))
  const count = (status: number) => replies.filter((reply) => reply.status === status).length
  expect([count(200), count(422)]).toEqual([30, 20])
  expect(await counted()).toEqual({ on_hand: 0, moved: 0, least: 0 })
})
