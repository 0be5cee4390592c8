import type { Schema } from '@clinic/api'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { at, openBookings } from './appointment-fixture'

// A Friday; the appointments are on the Monday after it.
const friday = new Date('2026-11-20T03:00:00Z')

let now = friday

const server = await startTestServer({ now: () => now })

const { database } = server

afterAll(() => server.close())

beforeEach(() => {
  now = friday
})

describe('a change of an appointment', () => {
  it('moves it to another time, dentist and room, and has it confirmed again', async () => {
    const { book, move, token, hire, room_id } = await openBookings(server)
    const appointment = await book()
    const confirmed = await server.call('confirmAppointment', {
      token,
      path: { id: appointment.id },
      body: { version: 1 },
    })
    expect(confirmed).toMatchObject({ status: 200, body: { data: { state: 'confirmed', version: 2 } } })
    const elsewhere = await move(confirmed.body.data, { room_id })
    expect(elsewhere).toMatchObject({ status: 200, body: { data: { state: 'confirmed', room_id, version: 3 } } })
    const doctor_id = await hire()
    const later = await move(elsewhere.body.data, { doctor_id, ...at('13:00', '14:00') })
    expect(later).toMatchObject({
      status: 200,
      body: { data: { state: 'booked', doctor_id, ...at('13:00', '14:00') } },
    })
    await book()
  })

  it('is not in its own way, and is refused where another one is', async () => {
    const { book, move, admit, token } = await openBookings(server)
    const appointment = await book(at('09:00', '10:00'))
    const moved = await move(appointment, at('09:30', '10:30'))
    expect(moved).toMatchObject({ status: 200 })
    await book({ ...at('10:30', '11:00'), patient_id: await admit() })
    const reply = await move(moved.body.data, at('10:00', '11:00'))
    expect(reply).toMatchObject({
      status: 409,
      body: { data: { fields: { doctor_id: expect.stringContaining('another') } } },
    })
    expect(await server.call('getAppointment', { token, path: { id: appointment.id } })).toMatchObject({
      body: { data: at('09:30', '10:30') },
    })
  })

  it('keeps to the rules of a booking', async () => {
    const { book, move, manager } = await openBookings(server)
    const appointment = await book()
    expect(await move(appointment, at('18:00', '18:30'))).toMatchObject({ status: 422 })
    expect(await move(appointment, at('09:00', '09:30', '2026-11-19'))).toMatchObject({ status: 422 })
    expect(await move(appointment, { room_id: 9e9 })).toMatchObject({ status: 422 })
    const said = { ...at('18:00', '18:30'), override_reason: 'Permintaan dokter' }
    expect(await move(appointment, said, manager)).toMatchObject({ status: 200, body: { data: { overridden: true } } })
  })

  it('is refused with every violated rule', async () => {
    const { book, move, room_id, doctor_id, patient_id, hire } = await openBookings(server)
    await book({ ...at('10:00', '10:30'), room_id })
    const other = await book({ ...at('11:00', '11:30'), doctor_id: await hire() })
    const reply = await move(other, { doctor_id, room_id, ...at('10:00', '10:30') })
    expect(other.patient.id).toBe(patient_id)
    expect(reply).toMatchObject({
      status: 409,
      body: {
        data: {
          fields: {
            doctor_id: expect.stringContaining('The dentist has'),
            room_id: expect.stringContaining('The room is taken'),
            patient_id: expect.stringContaining('The patient has'),
          },
        },
      },
    })
  })

  it('writes the plan', async () => {
    const { book, token } = await openBookings(server)
    const { id } = await book()
    const body = { staff_id: null, reason: 'pain', note: 'Kiri', source: 'walk_in', reminder: 'phone', product_ids: [] }
    const put = (version: number, overrides: object = {}) =>
      server.call('updateAppointment', { token, path: { id }, body: { ...body, ...overrides, version } })
    expect(await put(1)).toMatchObject({ status: 200, body: { data: { reason: 'pain', note: 'Kiri', version: 2 } } })
    expect(await put(1)).toMatchObject({ status: 409, body: { data: { current: { version: 2 } } } })
    expect(await put(2, { staff_id: 9e9 })).toMatchObject({ status: 422 })
    expect(await put(2, { product_ids: [9e9] })).toMatchObject({ status: 422 })
  })

  it('is written down with every move: from, to, when, who and why', async () => {
    const { book, move, manager, token, clinic } = await openBookings(server)
    const { id } = await book()
    const path = { id }
    await server.call('confirmAppointment', { token, path, body: { version: 1 } })
    const { data } = (await server.call('getAppointment', { token, path })).body
    await move(data, at('10:00', '10:30'))
    const body = { cancel_reason: 'unreachable', cancel_note: '', version: 3 } as const
    await server.call('cancelAppointment', { token: manager, path, body })
    const events = await database
      .selectFrom('appointment_event')
      .select(['event', 'from_state', 'to_state', 'user_role', 'reason', 'at'])
      .where('company_id', '=', clinic.company_id)
      .where('appointment_id', '=', id)
      .orderBy('id')
      .execute()
    expect(events).toEqual([
      { ...by('front_office_clinic'), event: 'appointment.book', from_state: null, to_state: 'booked' },
      { ...by('front_office_clinic'), event: 'appointment.confirm', from_state: 'booked', to_state: 'confirmed' },
      { ...by('front_office_clinic'), event: 'appointment.reschedule', from_state: 'confirmed', to_state: 'booked' },
      {
        ...by('manager_clinic', 'unreachable'),
        event: 'appointment.cancel',
        from_state: 'booked',
        to_state: 'cancelled',
      },
    ])
    function by(user_role: string, reason = '') {
      return { user_role, reason, at: expect.stringMatching(/^2026-11-20T/) }
    }
  })

  it('of what has moved on is refused, with what is stored now', async () => {
    const { book, move, token } = await openBookings(server)
    const appointment = await book()
    const path = { id: appointment.id }
    const body = { cancel_reason: 'unreachable', cancel_note: ' Tiga kali ', version: 1 }
    expect(await server.call('cancelAppointment', { token, path, body })).toMatchObject({
      status: 200,
      body: { data: { state: 'cancelled', cancel_reason: 'unreachable', cancel_note: 'Tiga kali' } },
    })
    const over = { status: 409, body: { data: { current: { state: 'cancelled' } } } }
    expect(await server.call('cancelAppointment', { token, path, body: { ...body, version: 2 } })).toMatchObject(over)
    expect(await server.call('confirmAppointment', { token, path, body: { version: 2 } })).toMatchObject(over)
    expect(await move({ ...appointment, version: 2 }, at('10:00', '10:30'))).toMatchObject(over)
  })

  it('with an old version is refused', async () => {
    const { book, move, token } = await openBookings(server)
    const appointment = await book()
    await move(appointment, at('10:00', '10:30'))
    const stale = { status: 409, body: { data: { current: { version: 2 } } } }
    expect(await move(appointment, at('11:00', '11:30'))).toMatchObject(stale)
    expect(
      await server.call('confirmAppointment', { token, path: { id: appointment.id }, body: { version: 1 } }),
    ).toMatchObject(stale)
  })

  it('marks no one absent before the appointment', async () => {
    const { book, token } = await openBookings(server)
    const { id } = await book()
    expect(await server.call('missAppointment', { token, path: { id }, body: { version: 1 } })).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('not begun') },
    })
  })
})

describe('a move that is undone', () => {
  const undo = (token: string, { id, version }: Schema<'Appointment'>) =>
    server.call('undoReschedule', { token, path: { id }, body: { version } })
  const stored = (id: number) =>
    database
      .selectFrom('appointment')
      .select([
        'doctor_id',
        'room_id',
        'starts_at',
        'ends_at',
        'state',
        'override_reason',
        'overbooked',
        'overridden_rules',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const confirm = async (token: string, { id, version }: Schema<'Appointment'>) =>
    (await server.call('confirmAppointment', { token, path: { id }, body: { version } })).body.data

  // Seen to fail: with every undone move booked again.
  it('restores time, dentist, room and confirmation', async () => {
    const { book, move, token, hire, room_id } = await openBookings(server)
    const appointment = await confirm(token, await book({ room_id }))
    const before = await stored(appointment.id)
    const moved = (await move(appointment, { doctor_id: await hire(), room_id: null, ...at('13:00', '14:00') })).body
      .data
    expect(moved).toMatchObject({ state: 'booked', moved_from: { ...at('09:00', '09:30'), state: 'confirmed' } })
    const undone = await undo(token, moved)
    expect(undone).toMatchObject({ status: 200, body: { data: { state: 'confirmed', room_id, moved_from: null } } })
    expect(await stored(appointment.id)).toEqual(before)
    expect(await undo(token, undone.body.data)).toMatchObject({ status: 409 })
  })

  it('overrides the same rules again, for any user who undoes it', async () => {
    const { book, move, token, manager } = await openBookings(server)
    const late = { ...at('18:00', '18:30'), override_reason: 'Nyeri akut' }
    const appointment = await book(late, manager)
    const before = await stored(appointment.id)
    expect(before).toMatchObject({ override_reason: 'Nyeri akut', overridden_rules: ['no_shift'] })
    const moved = (await move(appointment, at('10:00', '10:30'))).body.data
    expect(moved).toMatchObject({ overridden: false })
    expect(await undo(token, moved)).toMatchObject({ status: 200 })
    expect(await stored(appointment.id)).toEqual(before)
  })

  it('is refused when the time is taken by now', async () => {
    const { book, move, token, admit } = await openBookings(server)
    const appointment = await book()
    const moved = (await move(appointment, at('10:00', '10:30'))).body.data
    await book({ patient_id: await admit() })
    const reply = await undo(token, moved)
    expect(reply).toMatchObject({
      status: 409,
      body: { data: { fields: { doctor_id: expect.stringContaining('another appointment') } } },
    })
    expect(await stored(appointment.id)).toMatchObject(at('10:00', '10:30'))
  })

  it.each(['doctor', 'room'] as const)('is refused when the %s is inactive by now', async (table) => {
    const { book, move, token, hire, room_id, doctor_id } = await openBookings(server)
    const appointment = await book({ room_id })
    const moved = (await move(appointment, { doctor_id: await hire(), room_id: null })).body.data
    const id = table === 'doctor' ? doctor_id : room_id
    await database.updateTable(table).set({ status: 'inactive' }).where('id', '=', id).execute()
    expect(await undo(token, moved)).toMatchObject({
      status: 409,
      body: { data: { fields: { [`${table}_id`]: expect.any(String) } } },
    })
    expect(await stored(appointment.id)).toMatchObject({ room_id: null })
  })

  it('is none any more once it was confirmed or cancelled, and not that of another version', async () => {
    const { book, move, token } = await openBookings(server)
    const moved = (await move(await book(), at('10:00', '10:30'))).body.data
    expect(await undo(token, { ...moved, version: moved.version - 1 })).toMatchObject({ status: 409 })
    const confirmed = await confirm(token, moved)
    expect(confirmed).toMatchObject({ moved_from: null })
    expect(await undo(token, confirmed)).toMatchObject({ status: 409 })
    expect(await stored(moved.id)).toMatchObject({ state: 'confirmed', ...at('10:00', '10:30') })
  })

  it('back into a time that is on its way is no booking in the past', async () => {
    const { book, move, clinic } = await openBookings(server)
    const appointment = await book()
    now = new Date(Date.parse(appointment.starts_at) - 60_000)
    const token = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic'))
    const moved = (await move(appointment, at('10:00', '10:30'), token)).body.data
    now = new Date(Date.parse(appointment.starts_at) + 60_000)
    expect(await undo(token, moved)).toMatchObject({ status: 200, body: { data: at('09:00', '09:30') } })
  })
})
