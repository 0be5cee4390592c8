import type { Schema } from '@clinic/api'
import { expect } from 'vitest'
import type { TestServer } from '../../testing/harness'
import { addAppointment } from '../../testing/sample-calls/appointment'
import { slotAt } from '../../testing/sample-times'
import { openWorld } from '../../testing/sample-world'

/** A clinic with a desk and an assistant, the patients who arrive, and their queue. */
export async function openReception(server: TestServer) {
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
