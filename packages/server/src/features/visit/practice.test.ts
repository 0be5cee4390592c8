import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { valuesOf } from '@clinic/core/values'
import { type VisitEvent, visitMachine, visitStates } from '@clinic/core/visit'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addRoom } from '../../testing/sample-calls/room'
import { addVisit } from '../../testing/sample-calls/visit'
import { measured } from '../../testing/sample-calls/vital-sign'
import { openWorld } from '../../testing/sample-world'

const now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

async function openClinic() {
  const world = await openWorld(server)
  const dentist = async () => {
    const { id: doctor_id } = await addDoctor(world)
    return {
      doctor_id,
      token: await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic', { doctor_id })),
    }
  }
  const [own, other] = [await dentist(), await dentist()]
  const chair = async () => (await addRoom(world)).id
  const start = (id: number, { token }: { token: string }, given: Partial<Schema<'PracticeStart'>> = {}) =>
    server.call('startPractice', {
      token,
      path: { id },
      body: { room_id: null, takeover_reason: '', version: 1, ...given },
    })
  const ready = async (given: Parameters<typeof addVisit>[1] = {}) =>
    addVisit(world, { state: 'ready', doctor_id: own.doctor_id, room_id: await chair(), ...given })
  return { world, own, other, chair, start, ready }
}

describe('a practice', () => {
  it('begins by the dentist of the visit, in its chair, with an event, and is on the board', async () => {
    const { own, start, ready, world } = await openClinic()
    const { id } = await ready()
    expect(await start(id, own)).toMatchObject({
      status: 200,
      body: {
        data: {
          state: 'in_practice',
          doctor_id: own.doctor_id,
          state_since: now.toISOString(),
          version: 2,
          moves: [
            {
              event: 'visit.startPractice',
              from_state: 'ready',
              to_state: 'in_practice',
              user_role: 'doctor_clinic',
              reason: '',
            },
          ],
        },
      },
    })
    const token = await server.tokenOf(world.user)
    expect((await server.call('visitBoard', { token })).body.data.visits).toMatchObject([{ id, state: 'in_practice' }])
  })

  it('of a patient whom nobody was to treat is of the dentist who begins, in the chair that is named', async () => {
    const { own, start, ready, chair } = await openClinic()
    const { id } = await ready({ doctor_id: null, room_id: null })
    const room_id = await chair()
    expect(await start(id, own)).toMatchObject({
      status: 422,
      body: { data: { fields: { room_id: expect.any(String) } } },
    })
    expect(await start(id, own, { room_id })).toMatchObject({
      status: 200,
      body: { data: { doctor_id: own.doctor_id, room_id } },
    })
  })

  it('of another dentist’s patient needs a reason, which stays with the event', async () => {
    const { own, other, start, ready } = await openClinic()
    const { id } = await ready()
    for (const takeover_reason of ['', '  '])
      expect(await start(id, other, { takeover_reason })).toMatchObject({
        status: 422,
        body: { data: { fields: { takeover_reason: expect.any(String) } } },
      })
    const taken = await start(id, other, { takeover_reason: ' drg. Rina sakit ' })
    expect(taken.body.data).toMatchObject({ doctor_id: other.doctor_id, moves: [{ reason: 'drg. Rina sakit' }] })
    expect(await server.call('getVisit', { token: own.token, path: { id } })).toMatchObject({ status: 404 })
  })

  it.each(['manager_clinic', 'front_office_clinic', 'nurse_clinic'] as const)('never begins by a %s', async (role) => {
    const { world, start, ready } = await openClinic()
    const { id } = await ready()
    const token = await server.tokenOf(await server.makeUser(world.clinic, role))
    expect(await start(id, { token })).toMatchObject({ status: 403 })
  })

  it('never begins by an account that is no dentist, nor for a patient of another clinic', async () => {
    const { world, own, start, ready } = await openClinic()
    const { id } = await ready()
    const token = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic'))
    expect(await start(id, { token }, { takeover_reason: 'Sakit' })).toMatchObject({ status: 403 })
    const elsewhere = await openClinic()
    const theirs = await elsewhere.ready()
    expect(await start(theirs.id, own, { takeover_reason: 'Sakit' })).toMatchObject({ status: 404 })
    const { id: room_id } = await addRoom(elsewhere.world)
    expect(await start(id, own, { room_id })).toMatchObject({
      status: 422,
      body: { data: { fields: { room_id: expect.any(String) } } },
    })
  })

  it('begins after a dangerous measurement was acknowledged, by whoever of the dentists treats', async () => {
    const { world, other, start, chair } = await openClinic()
    const nurse = await server.tokenOf(await server.makeUser(world.clinic, 'nurse_clinic'))
    const { id } = await addVisit(world, {
      state: 'in_vitals',
      doctor_id: (await addDoctor(world)).id,
      room_id: await chair(),
    })
    const recorded = await server.call('recordVitalSign', {
      token: nurse,
      path: { id },
      body: { measured: measured({ systolic: 190, diastolic: 120 }), version: 1 },
    })
    const takeover = { takeover_reason: 'drg. Rina sakit' }
    expect(await start(id, other, { ...takeover, version: 2 })).toMatchObject({
      status: 409,
      body: { msg: 'Confirm the dangerous vital signs of this patient first', data: { current: { state: 'ready' } } },
    })
    for (const { id: vital_sign_id } of recorded.body.data.measurements)
      await server.call('acknowledgeVitalSign', {
        token: other.token,
        path: { id },
        body: { vital_sign_id, version: 2 },
      })
    expect(await start(id, other, { ...takeover, version: 3 })).toMatchObject({
      status: 200,
      body: { data: { state: 'in_practice', doctor_id: other.doctor_id } },
    })
  })

  it('is one at a time for a dentist, and for a chair, unless the other one is paused', async () => {
    const { own, other, start, ready } = await openClinic()
    const first = await ready()
    const room_id = (await start(first.id, own)).body.data.room_id
    const [second, third] = [await ready(), await ready({ doctor_id: other.doctor_id, room_id })]
    const doctorBusy = { status: 409, body: { data: { fields: { doctor_id: expect.any(String) } } } }
    const roomBusy = { status: 409, body: { data: { fields: { room_id: expect.any(String) } } } }
    expect(await start(second.id, own)).toMatchObject(doctorBusy)
    expect(await start(third.id, other)).toMatchObject(roomBusy)
    const move = (operation: 'pauseVisit' | 'resumeVisit', { id }: { id: number }, version: number) =>
      server.call(operation, { token: own.token, path: { id }, body: { version } })
    expect(await move('pauseVisit', first, 2)).toMatchObject({ status: 200, body: { data: { state: 'paused' } } })
    expect(await start(second.id, own)).toMatchObject({ status: 200 })
    expect(await move('resumeVisit', first, 3)).toMatchObject(doctorBusy)
    expect(await move('pauseVisit', second, 2)).toMatchObject({ status: 200 })
    expect(await start(third.id, other)).toMatchObject({ status: 200 })
    expect(await move('resumeVisit', first, 3)).toMatchObject(roomBusy)
  })

  it('is one at a time in the database: of many that begin at once, one does', async () => {
    const { own, start, ready } = await openClinic()
    const visits = []
    for (let count = 0; count < 8; count += 1) visits.push(await ready())
    const replies = await Promise.all(visits.map(({ id }) => start(id, own)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    const stored = await server.database
      .selectFrom('visit')
      .select('id')
      .where((eb) => eb.and({ doctor_id: own.doctor_id, state: 'in_practice' }))
      .execute()
    expect(stored).toHaveLength(1)
  })

  const moves = {
    startPractice: 'visit.startPractice',
    pauseVisit: 'visit.pause',
    resumeVisit: 'visit.resume',
  } as const
  it.each(valuesOf(visitStates))(
    'that is %s makes the moves of its lifecycle, and no others by hand',
    async (state) => {
      const { own, ready } = await openClinic()
      for (const [operation, type] of Object.entries(moves) as [keyof typeof moves, VisitEvent['type']][]) {
        const { id } = await ready({ state })
        const extra = operation === 'startPractice' ? { room_id: null, takeover_reason: '' } : {}
        const sent = { token: own.token, path: { id }, body: { ...extra, version: 1 } }
        const { status, body } = await server.call(operation, sent)
        const after = nextState(visitMachine, state, { type })
        expect([type, status, after ? body.data.state : body.data.current?.state]).toEqual([
          type,
          after ? 200 : 409,
          after ?? state,
        ])
        await server.database
          .updateTable('visit')
          .set({ state: 'entered_in_error', outcome: null, end_reason: '' })
          .where('id', '=', id)
          .execute()
      }
    },
  )
})
