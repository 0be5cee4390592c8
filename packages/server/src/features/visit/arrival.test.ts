import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addRoom } from '../../testing/sample-calls/room'
import { openReception } from './reception-fixture'

const morning = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => morning })
afterAll(() => server.close())

describe('an arrival', () => {
  it('ends the promise and starts the visit, with a number of the day and an event', async () => {
    const { booked, arrive, board, world, token } = await openReception(server)
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
    const { booked, arrive, token } = await openReception(server)
    const { id } = await booked('08:00')
    await server.call('missAppointment', { token, path: { id }, body: { version: 1 } })
    expect(await arrive(id, { version: 2 })).toMatchObject({ status: 200, body: { data: { state: 'waiting' } } })
  })

  it('is accepted when others have the time by now, and can be undone', async () => {
    const { booked, arrive, token, clinic } = await openReception(server)
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
    const { booked, arrive, board, letIn, world } = await openReception(server)
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
    const { clinic, booked, arrive, call, token, nurse, board } = await openReception(server)
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
