import type { Schema } from '@clinic/api'
import { type AssistanceEvent, assistanceMachine, assistanceStates } from '@clinic/core/assistance'
import { nextState } from '@clinic/core/lifecycle'
import { valuesOf } from '@clinic/core/values'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { watch } from '../../testing/program/watch'
import { addAssistance } from '../../testing/sample-calls/assistance'
import { addStaff } from '../../testing/sample-calls/staff'
import { addVisit } from '../../testing/sample-calls/visit'
import { type Move, openClinic } from './assistance-fixture'

let now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
const address = await server.app.listen({ port: 0 })
afterAll(() => server.close())

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

describe('an assistance', () => {
  it('goes from the assignment over preparing and assisting to its end; the time from start to stop is kept', async () => {
    const { world, yuni, take, change } = await openClinic(server)
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
    const { world, yuni, sari, change, tenant } = await openClinic(server)
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
    const { world, yuni, change, history } = await openClinic(server)
    for (const _ of [1, 2]) await addAssistance(world, { state: 'preparing', staff_id: yuni.staff_id })
    const { rows } = await history()
    const replies = await Promise.all(rows.map((each) => change('startAssistance', each)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.body.msg).toBe('You assist in another visit. Stop there first.')
  })

  it('shows the second of two windows what the first one did', async () => {
    const { running, change } = await openClinic(server)
    const { id, version } = await running()
    await change('prepareAssistance', { id, version }, { prepared: ['x_ray'] })
    expect(await change('prepareAssistance', { id, version }, { prepared: [] })).toMatchObject({
      status: 409,
      body: { data: { current: { prepared: ['x_ray'], version: version + 1 } } },
    })
  })

  it('has one assistant for each role of a visit, and an assistant one role', async () => {
    const { world, sari, take } = await openClinic(server)
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
      const { world, take } = await openClinic(server)
      expect((await take((await addVisit(world, { state })).id)).status).toBe(422)
    },
  )

  it('does not start when the patient has left', async () => {
    const { world, yuni, change, tenant } = await openClinic(server)
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
    const { running, change, day, sari, yuni } = await openClinic(server)
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
    const { world, day, yuni, sari, tenant } = await openClinic(server)
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
    const { world, running, change, yuni, sari, tenant } = await openClinic(server)
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
    const { running, change, sari } = await openClinic(server)
    expect((await change('stopAssistance', await running(), {}, sari.token)).status).toBe(404)
  })

  it('is not for an account without an assistant, which sees the day all the same', async () => {
    const { clinic, world, take, day, history } = await openClinic(server)
    const token = await server.tokenOf(await server.makeUser(clinic, 'nurse_clinic'))
    const { id } = await addVisit(world)
    expect(await take(id, token)).toMatchObject({ status: 403, body: { msg: 'This account belongs to no assistant.' } })
    expect(await day(token)).toMatchObject({ staff: null, visits: [{ visit: { id } }] })
    expect((await history({}, token)).count).toBe(0)
  })

  it('is written down with whose it is, and told to every window of the clinic', async () => {
    const { world, clinic, take } = await openClinic(server)
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
