import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { valuesOf } from '@clinic/core/values'
import { type VisitEvent, visitMachine, visitStates } from '@clinic/core/visit'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { sampleCalls } from '../../testing/sample-calls'
import { addAppointment } from '../../testing/sample-calls/appointment'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addRoom } from '../../testing/sample-calls/room'
import { addVisit } from '../../testing/sample-calls/visit'
import { slotAt } from '../../testing/sample-times'
import { openWorld } from '../../testing/sample-world'

const morning = new Date('2026-11-23T02:00:00Z')
/** Ten minutes, in the clinic. */
const beforeMidnight = new Date('2026-11-23T16:50:00Z')
let now = morning
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
beforeEach(() => {
  now = morning
})
const why = { end_reason: 'Tidak bisa menunggu' }
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

async function openClinic() {
  const clinic = await server.makeClinic()
  const world = await openWorld(server, clinic)
  const tokenOf = async (role: 'front_office_clinic' | 'nurse_clinic' | 'manager_clinic') =>
    server.tokenOf(await server.makeUser(clinic, role))
  const token = await tokenOf('front_office_clinic')
  const nurse = await tokenOf('nurse_clinic')
  const walkIn = async (given: Partial<Schema<'VisitInput'>> = {}) =>
    server.call('createVisit', {
      token,
      body: {
        patient_id: (await world.addPatient()).id,
        doctor_id: null,
        staff_id: null,
        room_id: null,
        origin: 'walk_in',
        reason: 'pain',
        note: '',
        identity: 'read_back',
        ...given,
      },
    })
  const letIn = async (given: Partial<Schema<'VisitInput'>> = {}): Promise<Schema<'Visit'>> => {
    const reply = await walkIn(given)
    expect(reply).toMatchObject({ status: 201 })
    return reply.body.data
  }
  const booked = (time = '10:00', days = 0) => addAppointment(world, slotAt(world, time, days))
  const arrive = (id: number, given: object = {}) =>
    server.call('arriveAppointment', {
      token,
      path: { id },
      body: { room_id: null, identity: 'read_back', version: 1, ...given },
    })
  const call = ({ id, version }: Schema<'Visit'>, room_id: number | null = null, by = nurse) =>
    server.call('callVisit', { token: by, path: { id }, body: { room_id, version } })
  const board = async (by = token): Promise<Schema<'VisitBoard'>> =>
    (await server.call('visitBoard', { token: by })).body.data
  const queue = async () => (await board()).visits.map(({ queue_number }) => queue_number)
  return { clinic, world, token, nurse, walkIn, letIn, booked, arrive, call, board, queue }
}

describe('an arrival', () => {
  it('ends the promise and starts the visit, with a number of the day and an event', async () => {
    const { booked, arrive, board, world, token } = await openClinic()
    const { id, doctor_id } = await booked()
    const { id: room_id } = await addRoom(world)
    const reply = await arrive(id, { room_id })
    expect(reply).toMatchObject({
      status: 200,
      body: {
        data: {
          appointment_id: id,
          doctor_id,
          room_id,
          origin: 'appointment',
          reason: 'control',
          state: 'waiting',
          queue_number: 1,
          queue_date: '2026-11-23',
          arrived_at: morning.toISOString(),
          call_attempts: 0,
          moves: [{ event: 'visit.arrive', from_state: null, to_state: 'waiting', user_role: 'front_office_clinic' }],
        },
      },
    })
    expect(await server.call('getAppointment', { token, path: { id } })).toMatchObject({
      body: { data: { state: 'arrived', version: 2 } },
    })
    expect(await board()).toMatchObject({ date: '2026-11-23', appointments: [], visits: [{ appointment_id: id }] })
  })

  it('of a patient marked as missed is accepted on the same day', async () => {
    const { booked, arrive, token } = await openClinic()
    const { id } = await booked('08:00')
    await server.call('missAppointment', { token, path: { id }, body: { version: 1 } })
    expect(await arrive(id, { version: 2 })).toMatchObject({ status: 200, body: { data: { state: 'waiting' } } })
  })

  it('is accepted when others have the time by now, and can be undone', async () => {
    const { booked, arrive, token, clinic } = await openClinic()
    const { company_id, clinic_id } = clinic
    const { id, doctor_id } = await booked('08:00')
    await server.call('missAppointment', { token, path: { id }, body: { version: 1 } })
    const other = await booked('08:00')
    await server.database
      .updateTable('appointment')
      .set({ doctor_id })
      .where((eb) => eb.and({ company_id, clinic_id, id: other.id }))
      .execute()
    expect(await arrive(id, { version: 2 })).toMatchObject({ status: 200, body: { data: { appointment_id: id } } })
    expect(await arrive(other.id)).toMatchObject({ status: 200 })
    const back = { token, path: { id }, body: { version: 3 } }
    expect(await server.call('undoArrival', back)).toMatchObject({
      status: 200,
      body: { data: { state: 'confirmed' } },
    })
    expect(await server.call('missAppointment', { ...back, body: { version: 4 } })).toMatchObject({ status: 200 })
  })

  it('is refused on another day, twice, and for a patient who is here already; nothing is written', async () => {
    const { booked, arrive, board, letIn, world } = await openClinic()
    const tomorrow = await booked('10:00', 1)
    expect(await arrive(tomorrow.id)).toMatchObject({
      status: 409,
      body: { data: { current: { id: tomorrow.id, state: 'booked' } } },
    })
    const { id } = await booked()
    expect(await arrive(id)).toMatchObject({ status: 200 })
    expect(await arrive(id, { version: 2 })).toMatchObject({
      status: 409,
      body: { data: { current: { state: 'arrived' } } },
    })
    const { id: patient_id } = await world.addPatient()
    await letIn({ patient_id })
    const second = await booked('11:00')
    await world.database
      .updateTable('appointment')
      .set({ patient_id })
      .where((eb) => eb.and({ company_id: world.clinic.company_id, clinic_id: world.clinic.clinic_id, id: second.id }))
      .execute()
    expect(await arrive(second.id)).toMatchObject({
      status: 409,
      body: { data: { fields: { patient_id: expect.any(String) } } },
    })
    expect(await board()).toMatchObject({ appointments: [{ id: second.id, state: 'booked' }] })
    expect((await board()).visits).toHaveLength(2)
  })

  it('is undone while nobody has seen the patient, and not after', async () => {
    const { clinic, booked, arrive, call, token, nurse, board } = await openClinic()
    const { id } = await booked()
    const visit = (await arrive(id)).body.data
    const undone = await server.call('undoArrival', { token, path: { id }, body: { version: 2 } })
    expect(undone).toMatchObject({ status: 200, body: { data: { state: 'confirmed', version: 3 } } })
    expect(await server.call('getVisit', { token, path: { id: visit.id } })).toMatchObject({
      body: {
        data: { state: 'entered_in_error', moves: [{}, { event: 'visit.enteredInError', from_state: 'waiting' }] },
      },
    })
    expect((await board()).visits).toEqual([])

    const second = (await arrive(id, { version: 3 })).body.data
    expect(second).toMatchObject({ queue_number: 2 })
    expect(await call(second)).toMatchObject({ status: 200 })
    // who was called and not seen may have been somebody else
    expect(await server.call('undoArrival', { token, path: { id }, body: { version: 4 } })).toMatchObject({
      status: 200,
    })

    const again = (await arrive(id, { version: 5 })).body.data
    await call(again, null, nurse)
    await server.database
      .updateTable('visit')
      .set({ state: 'in_vitals' })
      .where((eb) => eb.and({ company_id: clinic.company_id, clinic_id: clinic.clinic_id, id: again.id }))
      .execute()
    expect(await server.call('undoArrival', { token, path: { id }, body: { version: 6 } })).toMatchObject({
      status: 409,
      body: { data: { current: { id, state: 'arrived' } } },
    })
  })
})

describe('the queue', () => {
  it('gives numbers in order of arrival, from 1 each day; emergencies come first', async () => {
    now = beforeMidnight
    const { letIn, queue } = await openClinic()
    await letIn()
    await letIn()
    expect(await letIn({ origin: 'emergency' })).toMatchObject({ queue_number: 3, origin: 'emergency' })
    await letIn({ origin: 'emergency' })
    expect(await queue()).toEqual([3, 4, 1, 2])
    now = minutesLater(20)
    expect(await letIn()).toMatchObject({ queue_number: 1, queue_date: '2026-11-24' })
    // nobody ended those of yesterday: they come last
    expect(await queue()).toEqual([1, 3, 4, 1, 2])
  })

  it('gives every one of twenty at once a number of their own', async () => {
    const { walkIn } = await openClinic()
    const replies = await Promise.all(Array.from({ length: 20 }, () => walkIn()))
    const numbers = replies.map(({ body }) => body.data.queue_number)
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  it('lets nobody in twice for one request that is sent again', async () => {
    const { world, token, queue } = await openClinic()
    const { body } = await sampleCalls.createVisit(world)
    const request = { token, body, headers: { 'idempotency-key': randomUUID() } }
    const first = await server.call('createVisit', request)
    expect(first).toMatchObject({ status: 201 })
    expect((await server.call('createVisit', request)).body).toEqual(first.body)
    expect(await queue()).toEqual([1])
  })

  it('has room for no second visit of who was forgotten yesterday, and shows where they are', async () => {
    now = beforeMidnight
    const { letIn, walkIn, nurse, queue } = await openClinic()
    const forgotten = await letIn()
    now = minutesLater(20)
    const again = { patient_id: forgotten.patient.id }
    expect(await walkIn(again)).toMatchObject({
      status: 409,
      body: { data: { fields: { patient_id: expect.any(String) } } },
    })
    expect(await letIn()).toMatchObject({ queue_number: 1 })
    expect(await queue()).toEqual([1, 1])
    const body = { end_reason: 'Sudah pulang kemarin', version: 1 }
    await server.call('leaveVisit', { token: nurse, path: { id: forgotten.id }, body })
    expect(await queue()).toEqual([1])
    expect(await walkIn(again)).toMatchObject({ status: 201 })
  })

  it('lets nobody in twice at once', async () => {
    const { walkIn, world, queue } = await openClinic()
    const { id: patient_id } = await world.addPatient()
    const replies = await Promise.all(Array.from({ length: 5 }, () => walkIn({ patient_id })))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect(await queue()).toHaveLength(1)
  })

  it('counts the calls of a patient and puts who does not answer behind the three who are next', async () => {
    const { letIn, call, queue, nurse } = await openClinic()
    const first = await letIn()
    for (const _ of [2, 3, 4, 5]) await letIn()
    now = minutesLater(7)
    const called = (await call(first)).body.data
    expect(called).toMatchObject({ state: 'called', call_attempts: 1, state_since: now.toISOString() })
    const requeue = { token: nurse, path: { id: first.id }, body: { version: called.version } }
    expect(await server.call('requeueVisit', requeue)).toMatchObject({
      status: 200,
      body: { data: { state: 'waiting' } },
    })
    expect(await queue()).toEqual([2, 3, 4, 1, 5])
    expect(await server.call('requeueVisit', requeue)).toMatchObject({ status: 409 })
  })

  it('calls one patient to a room; of two assistants at once one does', async () => {
    const { letIn, call, world } = await openClinic()
    const { id: room_id } = await addRoom(world)
    const visits = [await letIn(), await letIn()]
    const replies = await Promise.all(visits.map((visit) => call(visit, room_id)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ data: { fields: { room_id: expect.any(String) } } })
  })
})

describe('a visit', () => {
  it('ends when the patient leaves before treatment, with the reason', async () => {
    const { letIn, nurse, queue } = await openClinic()
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
    const { letIn, token, queue } = await openClinic()
    const { id, version, patient } = await letIn()
    const body = { end_reason: 'Salah pasien', version }
    expect(await server.call('voidVisit', { token, path: { id }, body })).toMatchObject({ status: 200 })
    expect(await queue()).toEqual([])
    await letIn({ patient_id: patient.id })
  })

  it('that never was gives its appointment back: nobody has arrived', async () => {
    const { booked, arrive, token, board } = await openClinic()
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
    const { letIn, call, token, world } = await openClinic()
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
      const { world, token } = await openClinic()
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
    const { letIn, token, world } = await openClinic()
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
    const { walkIn, world } = await openClinic()
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
    const { letIn, clinic, world, board } = await openClinic()
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
