import type { Schema } from '@clinic/api'
import { type AssistanceEvent, assistanceMachine, assistanceStates } from '@clinic/core/assistance'
import { nextState } from '@clinic/core/lifecycle'
import { noteContentFixture, noteProcedureFixture } from '@clinic/core/testing'
import { valuesOf } from '@clinic/core/values'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { watch } from '../../testing/program/watch'
import { addAssistance, addMaterial } from '../../testing/sample-calls/assistance'
import { oneEntry } from '../../testing/sample-calls/odontogram'
import { addProduct } from '../../testing/sample-calls/product'
import { addStaff } from '../../testing/sample-calls/staff'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld } from '../../testing/sample-world'

let now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
const address = await server.app.listen({ port: 0 })
afterAll(() => server.close())

type Assistance = Schema<'Assistance'>
type Move = 'prepareAssistance' | 'startAssistance' | 'stopAssistance' | 'reassignAssistance'
type Change = Move | 'recordMaterial' | 'correctMaterial'

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

async function openClinic() {
  const clinic = await server.makeClinic()
  const { company_id, clinic_id } = clinic
  const world = await openWorld(server, clinic)
  const assistant = async (displayname: string) => {
    const { id: staff_id } = await addStaff(world)
    const user = await server.makeUser(clinic, 'nurse_clinic', { displayname, staff_id })
    return { staff_id, token: await server.tokenOf(user) }
  }
  const [yuni, sari] = [await assistant('Yuni'), await assistant('Sari')]
  const dentist = await server.tokenOf(await server.makeUser(clinic, 'doctor_clinic'))
  const take = (visit: number, token = yuni.token, role: Assistance['role'] = 'first') =>
    server.call('createAssistance', { token, path: { id: visit }, body: { role } })
  const change = (
    operation: Change,
    { id, version }: Pick<Assistance, 'id' | 'version'>,
    body: object = {},
    token = yuni.token,
  ) => server.call(operation, { token, path: { id }, body: { version, ...body } })
  const day = async (token = yuni.token): Promise<Schema<'AssistanceDay'>> =>
    (await server.call('assistanceDay', { token })).body.data
  const history = async (
    query: Record<string, string> = {},
    token = yuni.token,
  ): Promise<{ count: number; rows: Schema<'PastAssistance'>[] }> =>
    (await server.call('listAssistance', { token, query })).body.data
  const running = async (visit?: number): Promise<Assistance> => {
    const { id } = await addAssistance(world, {
      state: 'assisting',
      staff_id: yuni.staff_id,
      ...(visit !== undefined && { visit_id: visit }),
    })
    const found = (await history()).rows.find((each) => each.id === id)
    if (!found) throw new Error('The assistance is not in the history')
    return found
  }
  return { clinic, world, tenant: { company_id, clinic_id }, yuni, sari, dentist, take, change, day, history, running }
}

describe('an assistance', () => {
  it('goes from the assignment over preparing and assisting to its end; the time from start to stop is kept', async () => {
    const { world, yuni, take, change } = await openClinic()
    const { id: visit } = await addVisit(world, { state: 'ready' })
    const taken = await take(visit)
    expect(taken).toMatchObject({
      status: 201,
      body: {
        data: {
          visit_id: visit,
          staff_id: yuni.staff_id,
          role: 'first',
          state: 'assigned',
          prepared: [],
          started_at: null,
          stopped_at: null,
          materials: [],
          version: 1,
        },
      },
    })
    const prepared = await change('prepareAssistance', taken.body.data, { prepared: ['tray/conservation'] })
    expect(prepared.body.data).toMatchObject({ state: 'preparing', prepared: ['tray/conservation'], version: 2 })
    const more = await change('prepareAssistance', prepared.body.data, { prepared: ['consent'] })
    expect(more.body.data).toMatchObject({ state: 'preparing', prepared: ['consent'], version: 3 })
    const begin = now.toISOString()
    const started = await change('startAssistance', more.body.data)
    expect(started.body.data).toMatchObject({ state: 'assisting', started_at: begin, stopped_at: null })
    later(40)
    const stopped = await change('stopAssistance', started.body.data)
    expect(stopped.body.data).toMatchObject({ state: 'done', started_at: begin, stopped_at: now.toISOString() })
  })

  it('can be moved only as the lifecycle allows', async () => {
    const moves: [Move, AssistanceEvent['type']][] = [
      ['prepareAssistance', 'assistance.prepare'],
      ['startAssistance', 'assistance.start'],
      ['stopAssistance', 'assistance.stop'],
      ['reassignAssistance', 'assistance.reassign'],
    ]
    const { world, yuni, sari, change, tenant } = await openClinic()
    const ticked = ['preparing', 'assisting'] // a tick is no step there
    for (const state of valuesOf(assistanceStates))
      for (const [operation, type] of moves) {
        const { id } = await addAssistance(world, { state, staff_id: yuni.staff_id })
        const body = { prepared: ['consent'], staff_id: sari.staff_id }
        const { prepared, staff_id } = body
        const said =
          operation === 'prepareAssistance' ? { prepared } : operation === 'reassignAssistance' ? { staff_id } : {}
        const reply = await change(operation, { id, version: 1 }, said)
        const after = nextState(assistanceMachine, state, { type })
        const stays = operation === 'prepareAssistance' && ticked.includes(state) ? state : null
        const want = after ?? stays
        expect([state, operation, reply.status]).toEqual([state, operation, want ? 200 : 409])
        expect(want ? reply.body.data.state : reply.body.data.current?.state).toBe(want ?? state)
        await server.database
          .updateTable('assistance')
          .set({ state: 'reassigned', started_at: null, stopped_at: null })
          .where((eb) => eb.and(tenant))
          .execute()
      }
  })

  it('runs in one visit at a time, of two windows at once too', async () => {
    const { world, yuni, change, history } = await openClinic()
    for (const _ of [1, 2]) await addAssistance(world, { state: 'preparing', staff_id: yuni.staff_id })
    const { rows } = await history()
    const replies = await Promise.all(rows.map((each) => change('startAssistance', each)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.body.msg).toBe('You assist in another visit. Stop there first.')
  })

  it('shows the second of two windows what the first one did', async () => {
    const { running, change } = await openClinic()
    const { id, version } = await running()
    await change('prepareAssistance', { id, version }, { prepared: ['x_ray'] })
    expect(await change('prepareAssistance', { id, version }, { prepared: [] })).toMatchObject({
      status: 409,
      body: { data: { current: { prepared: ['x_ray'], version: version + 1 } } },
    })
  })

  it('has one assistant for each role of a visit, and an assistant one role', async () => {
    const { world, sari, take } = await openClinic()
    const { id } = await addVisit(world)
    expect((await take(id)).status).toBe(201)
    expect(await take(id, undefined, 'second')).toMatchObject({
      status: 422,
      body: { data: { fields: { staff_id: expect.any(String) } } },
    })
    expect(await take(id, sari.token)).toMatchObject({
      status: 422,
      body: { data: { fields: { role: expect.any(String) } } },
    })
    expect((await take(id, sari.token, 'second')).status).toBe(201)
  })

  it.each<Schema<'VisitState'>>(['finished', 'checked_out', 'left'])(
    'is not taken on in a visit that is %s',
    async (state) => {
      const { world, take } = await openClinic()
      expect((await take((await addVisit(world, { state })).id)).status).toBe(422)
    },
  )

  it('does not start when the patient has left', async () => {
    const { world, yuni, change, tenant } = await openClinic()
    const { id, visit_id } = await addAssistance(world, { staff_id: yuni.staff_id })
    await server.database
      .updateTable('visit')
      .set({ state: 'left', end_reason: 'Pulang' })
      .where((eb) => eb.and({ ...tenant, id: visit_id }))
      .execute()
    expect(await change('startAssistance', { id, version: 1 })).toMatchObject({
      status: 409,
      body: { msg: 'The patient has left.' },
    })
  })

  it('is handed over with what is laid out, also by another assistant; the first one keeps the time until then', async () => {
    const { running, change, day, sari, yuni } = await openClinic()
    const { id, version } = await running()
    const ticked = await change('prepareAssistance', { id, version }, { prepared: ['consent'] })
    later(10)
    const handed = await change('reassignAssistance', ticked.body.data, { staff_id: sari.staff_id }, sari.token)
    expect(handed.body.data).toMatchObject({ id, state: 'reassigned', stopped_at: now.toISOString() })
    const [visit] = (await day(sari.token)).visits
    expect(visit?.assistances).toMatchObject([
      { staff_id: yuni.staff_id, state: 'reassigned' },
      { staff_id: sari.staff_id, state: 'assigned', role: 'first', prepared: ['consent'], started_at: null },
    ])
  })

  it('names the active assistants to hand over to, though a nurse does not read the list of assistants', async () => {
    const { world, day, yuni, sari, tenant } = await openClinic()
    const { id } = await addStaff(world)
    await server.database
      .updateTable('staff')
      .set({ status: 'inactive' })
      .where((eb) => eb.and({ ...tenant, id }))
      .execute()
    const { assistants } = await day()
    expect(assistants.map((each) => each.id)).toEqual([yuni.staff_id, sari.staff_id])
    expect((await server.call('listStaff', { token: yuni.token })).status).toBe(403)
  })

  it('is not handed over to who assists already or is inactive', async () => {
    const { world, running, change, yuni, sari, tenant } = await openClinic()
    const own = await running()
    expect((await change('reassignAssistance', own, { staff_id: yuni.staff_id })).status).toBe(422)
    await server.database
      .updateTable('staff')
      .set({ status: 'inactive' })
      .where((eb) => eb.and({ ...tenant, id: sari.staff_id }))
      .execute()
    expect(await change('reassignAssistance', own, { staff_id: sari.staff_id })).toMatchObject({
      status: 422,
      body: { data: { fields: { staff_id: expect.any(String) } } },
    })
    expect((await change('reassignAssistance', own, { staff_id: (await addStaff(world)).id })).status).toBe(200)
  })

  it('is nobody else’s: another assistant is told nothing', async () => {
    const { running, change, sari } = await openClinic()
    expect((await change('stopAssistance', await running(), {}, sari.token)).status).toBe(404)
  })

  it('is not for an account without an assistant, which sees the day all the same', async () => {
    const { clinic, world, take, day, history } = await openClinic()
    const token = await server.tokenOf(await server.makeUser(clinic, 'nurse_clinic'))
    const { id } = await addVisit(world)
    expect(await take(id, token)).toMatchObject({ status: 403, body: { msg: 'This account belongs to no assistant.' } })
    expect(await day(token)).toMatchObject({ staff: null, visits: [{ visit: { id } }] })
    expect((await history({}, token)).count).toBe(0)
  })

  it('is written down with whose it is, and told to every window of the clinic', async () => {
    const { world, clinic, take } = await openClinic()
    const { id, patient_id } = await addVisit(world)
    const window = await watch(address, await server.tokenOf(world.user))
    onTestFinished(window.close)
    await take(id)
    expect((await server.changesOf(clinic)).at(-1)).toMatchObject({
      action: 'create',
      object: 'assistance',
      people: { patient: [patient_id] },
      role: 'nurse_clinic',
    })
    await expect.poll(window.features, { timeout: 5_000 }).toEqual([['assistance']])
  })
})

describe('the day of an assistant', () => {
  it('has the visits in the order of the queue, without who left, and who assists', async () => {
    const { world, day, take, yuni } = await openClinic()
    const [first, second] = [await addVisit(world), await addVisit(world, { state: 'paused' })]
    await addVisit(world, { state: 'left' })
    await take(second.id)
    const { visits, staff, date } = await day()
    expect([date, staff?.id]).toEqual(['2026-11-23', yuni.staff_id])
    expect(visits.map(({ visit }) => visit.id)).toEqual([first.id, second.id])
    expect(visits.map(({ assistances }) => assistances.length)).toEqual([0, 1])
  })

  it('says what is planned: the services of the appointment, then what the chart plans', async () => {
    const { world, tenant, dentist, day } = await openClinic()
    const { id: crown } = await addProduct(world)
    await server.database
      .updateTable('product')
      .set({ scope: 'tooth', odontogram_code: 'fmc', name: 'Mahkota', category: 'prosthodontics' })
      .where((eb) => eb.and({ ...tenant, id: crown }))
      .execute()
    const { id: visit } = await addVisit(world, { state: 'paused' })
    const mode = 'planned'
    const entry = oneEntry({ mode, items: [{ code: 'fmc', surfaces: [] }] })
    expect((await server.call('enterFindings', { token: dentist, path: { id: visit }, body: entry })).status).toBe(200)
    expect((await day()).visits[0]?.planned).toEqual([
      {
        source: 'chart',
        product_id: crown,
        name: 'Mahkota',
        category: 'prosthodontics',
        needs_consent: false,
        teeth: ['46'],
      },
    ])
  })
})

describe('a material', () => {
  it('is recorded in its unit, corrected with the reason and taken back; only what holds is shown', async () => {
    const { world, running, change } = await openClinic()
    const { id: medicine_id, name } = await addMaterial(world)
    const recorded = await change('recordMaterial', await running(), { medicine_id, quantity: 1.5 })
    expect(recorded.body.data.materials).toMatchObject([
      { medicine_id, name, unit: 'gram', quantity: 1.5, correction_reason: '' },
    ])
    const material_id = recorded.body.data.materials[0]?.id
    const correction = { material_id, quantity: 2, reason: ' Salah hitung ' }
    const corrected = await change('correctMaterial', recorded.body.data, correction)
    expect(corrected.body.data.materials).toMatchObject([{ quantity: 2, correction_reason: 'Salah hitung' }])
    expect(await change('correctMaterial', corrected.body.data, correction)).toMatchObject({
      status: 409,
      body: { msg: 'This amount was corrected already.' },
    })
    const last = corrected.body.data.materials[0]?.id
    const same = { material_id: last, quantity: 2, reason: 'Lagi' }
    expect((await change('correctMaterial', corrected.body.data, same)).body.data.fields).toHaveProperty('quantity')
    const gone = await change('correctMaterial', corrected.body.data, { ...same, quantity: 0 })
    expect(gone.body.data.materials).toEqual([])
    expect(
      await server.database
        .selectFrom('assistance_material')
        .select('quantity')
        .where('medicine_id', '=', medicine_id)
        .orderBy('id')
        .execute(),
    ).toEqual([{ quantity: 1.5 }, { quantity: 2 }, { quantity: 0 }])
  })

  it.each<Assistance['state']>(['assigned', 'preparing', 'reassigned'])(
    'is not used in an assistance that is %s',
    async (state) => {
      const { world, yuni, change } = await openClinic()
      const { id } = await addAssistance(world, { state, staff_id: yuni.staff_id })
      const body = { medicine_id: (await addMaterial(world)).id, quantity: 1 }
      expect((await change('recordMaterial', { id, version: 1 }, body)).status).toBe(409)
    },
  )

  it('that is inactive is refused', async () => {
    const { world, running, change } = await openClinic()
    const { id: medicine_id } = await addMaterial(world, { status: 'inactive' })
    expect(await change('recordMaterial', await running(), { medicine_id, quantity: 1 })).toMatchObject({
      status: 422,
      body: { data: { fields: { medicine_id: expect.any(String) } } },
    })
  })

  it('that is used most is offered first', async () => {
    const { world, running, change, day } = await openClinic()
    const [rare, usual] = [await addMaterial(world), await addMaterial(world)]
    let known = await running()
    for (const { id: medicine_id } of [rare, usual, usual])
      known = (await change('recordMaterial', known, { medicine_id, quantity: 1 })).body.data
    expect((await day()).usual_materials.map(({ medicine_id }) => medicine_id)).toEqual([usual.id, rare.id])
  })
})

describe('the history', () => {
  it('has own assistances of the days asked for, the last one first, with what the dentist signed', async () => {
    const { world, yuni, sari, dentist, history } = await openClinic()
    const done = noteProcedureFixture({
      tooth: null,
      surfaces: [],
      jaw: 'upper',
      product_id: (await addProduct(world)).id,
    })
    const { id, doctor_id } = await addVisit(world, { state: 'paused' })
    const content = noteContentFixture({ procedures: [{ ...done, doctor_id }] })
    await server.call('writeVisitNote', { token: dentist, path: { id }, body: { version: 0, content } })
    const body = { reason: 'Pasien pulang', note_version: 1, version: 1 }
    await addAssistance(world, { state: 'done', staff_id: yuni.staff_id, visit_id: id })
    expect((await history()).rows).toMatchObject([{ procedures: [], queue_date: '2026-11-23' }])
    expect((await server.call('discontinueVisit', { token: dentist, path: { id }, body })).status).toBe(200)
    await addAssistance(world, { state: 'done', staff_id: sari.staff_id })
    const first = await history()
    expect(first).toMatchObject({ count: 1, rows: [{ visit_id: id, procedures: ['Scaling'], state: 'done' }] })
    expect((await history({ from: '2026-11-24' })).count).toBe(0)
    expect((await history({ from: '2026-11-23', until: '2026-11-23', state: 'done' })).count).toBe(1)
    expect((await history({ until: '2026-11-22' })).count).toBe(0)
  })
})
