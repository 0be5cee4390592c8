import { nextState } from '@clinic/core/lifecycle'
import { valuesOf } from '@clinic/core/values'
import { type VisitEvent, visitMachine, visitStates } from '@clinic/core/visit'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addRoom } from '../../testing/sample-calls/room'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld } from '../../testing/sample-world'
import { openReception } from './reception-fixture'

const now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const why = { end_reason: 'Tidak bisa menunggu' }

describe('a visit', () => {
  it('ends when the patient leaves before treatment, with the reason', async () => {
    const { letIn, nurse, queue } = await openReception(server)
    const { id, version } = await letIn()
    const body = { end_reason: ' Tidak bisa menunggu ', version }
    expect(await server.call('leaveVisit', { token: nurse, path: { id }, body })).toMatchObject({
      status: 200,
      body: {
        data: { state: 'left', end_reason: 'Tidak bisa menunggu', moves: [{}, { reason: 'Tidak bisa menunggu' }] },
      },
    })
    expect(await queue()).toEqual([1])
    const blank = { token: nurse, path: { id }, body: { end_reason: '  ', version: 2 } }
    expect(await server.call('leaveVisit', blank)).toMatchObject({ status: 400 })
  })

  it('that never was leaves the board, and the patient may come again', async () => {
    const { letIn, token, queue } = await openReception(server)
    const { id, version, patient } = await letIn()
    const body = { end_reason: 'Salah pasien', version }
    expect(await server.call('voidVisit', { token, path: { id }, body })).toMatchObject({ status: 200 })
    expect(await queue()).toEqual([])
    await letIn({ patient_id: patient.id })
  })

  it('that never was gives its appointment back: nobody has arrived', async () => {
    const { booked, arrive, token, board } = await openReception(server)
    const { id } = await booked()
    const visit = (await arrive(id)).body.data
    const body = { end_reason: 'Pasien lain', version: 1 }
    expect(await server.call('voidVisit', { token, path: { id: visit.id }, body })).toMatchObject({ status: 200 })
    expect(await board()).toMatchObject({ visits: [], appointments: [{ id, state: 'confirmed', version: 3 }] })
    const events = await server.database
      .selectFrom('appointment_event')
      .select(['event', 'from_state', 'to_state', 'reason'])
      .where('appointment_id', '=', id)
      .orderBy('id')
      .execute()
    expect(events.at(-1)).toEqual({
      event: 'appointment.undoArrival',
      from_state: 'arrived',
      to_state: 'confirmed',
      reason: 'Pasien lain',
    })
    expect(await arrive(id, { version: 3 })).toMatchObject({ status: 200, body: { data: { queue_number: 2 } } })
  })

  it('cannot be given the room that another patient is called to, once its own is called', async () => {
    const { letIn, call, token, world } = await openReception(server)
    const { id: room_id } = await addRoom(world)
    await call(await letIn(), room_id)
    const { id } = (await call(await letIn())).body.data
    const body = { doctor_id: null, staff_id: null, room_id, reason: 'pain', note: '', version: 2 } as const
    expect(await server.call('updateVisit', { token, path: { id }, body })).toMatchObject({
      status: 409,
      body: { data: { fields: { room_id: expect.any(String) } } },
    })
  })

  const moves = {
    callVisit: 'visit.call',
    requeueVisit: 'visit.requeue',
    leaveVisit: 'visit.leave',
    voidVisit: 'visit.enteredInError',
  } as const
  it.each(valuesOf(visitStates))(
    'that is %s makes the moves of its lifecycle, and no others by hand',
    async (state) => {
      const { world, token } = await openReception(server)
      for (const [operation, type] of Object.entries(moves) as [keyof typeof moves, VisitEvent['type']][]) {
        const { id } = await addVisit(world, { state })
        const extra = { callVisit: { room_id: null }, requeueVisit: {}, leaveVisit: why, voidVisit: why }[operation]
        const reply = await server.call(operation, { token, path: { id }, body: { ...extra, version: 1 } })
        const after = nextState(visitMachine, state, { type })
        expect([type, reply.status, after ? reply.body.data.state : reply.body.data.current?.state]).toEqual([
          type,
          after ? 200 : 409,
          after ?? state,
        ])
      }
    },
  )

  it('is given another dentist and room until treatment begins', async () => {
    const { letIn, token, world } = await openReception(server)
    const { id, version } = await letIn()
    const [doctor, room] = [await addDoctor(world), await addRoom(world)]
    const body = {
      doctor_id: doctor.id,
      staff_id: null,
      room_id: room.id,
      reason: 'filling',
      note: 'Kursi roda',
    } as const
    expect(await server.call('updateVisit', { token, path: { id }, body: { ...body, version } })).toMatchObject({
      status: 200,
      body: { data: { doctor_id: doctor.id, room_id: room.id, reason: 'filling', version: 2 } },
    })
    await server.database
      .updateTable('visit')
      .set({ state: 'in_practice' })
      .where((eb) => eb.and({ company_id: world.clinic.company_id, id }))
      .execute()
    expect(await server.call('updateVisit', { token, path: { id }, body: { ...body, version: 2 } })).toMatchObject({
      status: 409,
      body: { data: { current: { state: 'in_practice' } } },
    })
  })

  it('takes no patient, dentist, assistant or room that is inactive or of another clinic', async () => {
    const { walkIn, world } = await openReception(server)
    const other = await openWorld(server)
    const [patient, doctor, room] = [await other.addPatient(), await addDoctor(other), await addRoom(other)]
    expect(await walkIn({ patient_id: patient.id, doctor_id: doctor.id, room_id: room.id })).toMatchObject({
      status: 422,
      body: {
        data: {
          fields: { patient_id: expect.any(String), doctor_id: expect.any(String), room_id: expect.any(String) },
        },
      },
    })
    const { id } = await world.addPatient()
    await server.database
      .updateTable('patient')
      .set({ status: 'inactive' })
      .where((eb) => eb.and({ company_id: world.clinic.company_id, id }))
      .execute()
    expect(await walkIn({ patient_id: id })).toMatchObject({ status: 422 })
  })

  it('is seen by its dentist and, while it has none, by every dentist', async () => {
    const { letIn, clinic, world, board } = await openReception(server)
    const [own, other] = [await addDoctor(world), await addDoctor(world)]
    const token = await server.tokenOf(await server.makeUser(clinic, 'doctor_clinic', { doctor_id: own.id }))
    await letIn({ doctor_id: own.id })
    await letIn()
    const { id } = await letIn({ doctor_id: other.id })
    expect((await board(token)).visits.map(({ queue_number }) => queue_number)).toEqual([1, 2])
    expect(await server.call('getVisit', { token, path: { id } })).toMatchObject({ status: 404 })
    expect((await server.call('listVisit', { token })).body.data.count).toBe(2)
  })
})
