import { clinicTime } from '@clinic/core/time'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { at, monday, openBookings } from './appointment-fixture'

// A Friday; the appointments are on the Monday after it.
const friday = new Date('2026-11-20T03:00:00Z')

let now = friday

const server = await startTestServer({ now: () => now })

const { database } = server

afterAll(() => server.close())

beforeEach(() => {
  now = friday
})

describe('choices for a booking', () => {
  it('does not become inactive before they are moved', async () => {
    const { book, move, manager, room_id, hire } = await openBookings(server)
    const doctor_id = await hire({ nik: '3171065705900001' })
    const appointment = await book({ room_id, doctor_id })
    const { clinic_id, company_id } = await database
      .selectFrom('appointment')
      .select(['company_id', 'clinic_id'])
      .where('id', '=', appointment.id)
      .executeTakeFirstOrThrow()
    await database
      .updateTable('shift')
      .set({ cancelled_at: friday })
      .where((eb) => eb.and({ company_id, clinic_id, doctor_id }))
      .execute()
    const deactivate = async (kind: 'Doctor' | 'Room', id: number) => {
      const { data } = (await server.call(`get${kind}`, { token: manager, path: { id } })).body
      const { id: _, created_at: _c, updated_at: _u, ...rest } = data
      const entered = Object.entries(rest).filter(([field]) => !derived.includes(field))
      const body = { ...Object.fromEntries(entered), status: 'inactive' }
      return server.call(`update${kind}`, { token: manager, path: { id }, body })
    }
    const derived = ['state', 'maintenance_until', 'display_name', 'room_name', 'photo', 'licence']
    const refused = { status: 422, body: { data: { fields: { status: expect.stringContaining('23 November 2026') } } } }
    expect(await deactivate('Room', room_id)).toMatchObject(refused)
    expect(await deactivate('Doctor', doctor_id)).toMatchObject(refused)
    expect(await move(appointment, { room_id: null, doctor_id: await hire() })).toMatchObject({ status: 200 })
    expect(await deactivate('Room', room_id)).toMatchObject({ status: 200 })
    expect(await deactivate('Doctor', doctor_id)).toMatchObject({ status: 200 })
  })

  it('lists the appointments in a room during a planned maintenance', async () => {
    const { book, manager, room_id } = await openBookings(server)
    const { id, starts_at, ends_at } = await book({ room_id, ...at('09:00', '09:30') })
    await book({ room_id, ...at('10:00', '10:30') })
    await book({ room_id: null, ...at('11:00', '11:30') })
    const body = { ...at('08:00', '10:00'), reason: 'Servis' }
    const planned = await server.call('createRoomMaintenance', { token: manager, path: { id: room_id }, body })
    expect(planned.body.data.appointments).toEqual([
      { id, doctor_name: 'drg. Ayu', starts_at: expect.any(String), ends_at: expect.any(String) },
    ])
    const [listed] = planned.body.data.appointments
    expect([listed?.starts_at, listed?.ends_at].map((time) => new Date(time ?? '').toISOString())).toEqual([
      starts_at,
      ends_at,
    ])
    const cancelled = await server.call('cancelRoomMaintenance', {
      token: manager,
      path: { id: planned.body.data.id },
      body: { version: 1 },
    })
    expect(cancelled.body.data.appointments).toEqual([])
  })
})

describe('the calendar', () => {
  it('draws a week in one answer', async () => {
    const { book, token, doctor_id, room_id, insert, move, admit } = await openBookings(server)
    const [kept, gone] = [await book({ room_id }), await book(at('11:00', '11:30'))]
    const body = { cancel_reason: 'wrong_entry', cancel_note: '', version: 1 }
    await server.call('cancelAppointment', { token, path: { id: gone.id }, body })
    await insert('room_maintenance', { room_id, ...at('18:00', '19:00'), reason: 'Servis' })
    const query = { from: monday, until: '2026-11-29' }
    const { status, body: reply } = await server.call('appointmentCalendar', { token, query })
    expect(status).toBe(200)
    expect(reply.data).toMatchObject({
      ...query,
      appointments: [{ id: kept.id, state: 'booked' }],
      maintenance: [{ room_id, reason: 'Servis' }],
      shifts: [{ doctor_id, date: monday }],
      doctors: [{ id: doctor_id, name: 'drg. Ayu' }],
      rooms: [{ id: room_id }],
    })
    const dayAfter = await server.call('appointmentCalendar', { token, query: { from: '2026-11-24' } })
    expect(dayAfter.body.data).toMatchObject({ until: '2026-11-24', appointments: [], shifts: [] })
    const other = await server.call('appointmentCalendar', { token, query: { ...query, doctor_id: '1' } })
    expect(other.body.data).toMatchObject({ appointments: [], shifts: [] })
    expect(await move(kept, { patient_id: await admit() })).toMatchObject({ status: 400 })
  })

  it.each([
    [{ from: monday, until: '2026-11-22' }, 'Must not be before the first day'],
    [{ from: monday, until: '2027-01-04' }, 'At most six weeks at once'],
  ])('refuses %j', async (query, until) => {
    const { token } = await openBookings(server)
    expect(await server.call('appointmentCalendar', { token, query })).toMatchObject({
      status: 422,
      body: { data: { fields: { until } } },
    })
  })

  it('shows dentists their own, and assistants all', async () => {
    const { book, clinic, hire, admit, doctor_id } = await openBookings(server)
    const own = await book()
    const other = await book({ doctor_id: await hire(), patient_id: await admit() })
    const dentist = await server.tokenOf(await server.makeUser(clinic, 'doctor_clinic', { doctor_id }))
    const nurse = await server.tokenOf(await server.makeUser(clinic, 'nurse_clinic'))
    const seen = async (token: string) => {
      const { appointments, shifts } = (await server.call('appointmentCalendar', { token, query: { from: monday } }))
        .body.data
      const { rows } = (await server.call('listAppointment', { token })).body.data
      const one = await server.call('getAppointment', { token, path: { id: other.id } })
      return {
        appointments: appointments.map(({ id }) => id),
        shifts: shifts.length,
        rows: rows.map(({ id }) => id),
        one: one.status,
      }
    }
    expect(await seen(dentist)).toEqual({ appointments: [own.id], shifts: 1, rows: [own.id], one: 404 })
    expect(await seen(nurse)).toEqual({
      appointments: [own.id, other.id],
      shifts: 2,
      rows: [own.id, other.id],
      one: 200,
    })
  })
})

describe('the list', () => {
  it('is searched by the patient, narrowed and sorted', async () => {
    const { book, admit, hire, token, doctor_id } = await openBookings(server)
    const siti = await admit({ first_name: 'Sitiara', last_name: '' })
    const [first, second] = [
      await book(),
      await book({ ...at('10:00', '10:30'), patient_id: siti, doctor_id: await hire() }),
    ]
    const ids = async (query: Record<string, string>) =>
      (await server.call('listAppointment', { token, query })).body.data.rows.map(({ id }) => id)
    expect(await ids({})).toEqual([first.id, second.id])
    expect(await ids({ sort: '-starts_at' })).toEqual([second.id, first.id])
    expect(await ids({ search: 'sitiara' })).toEqual([second.id])
    expect(await ids({ patient_id: String(siti) })).toEqual([second.id])
    expect(await ids({ doctor_id: String(doctor_id) })).toEqual([first.id])
    expect(await ids({ state: 'confirmed' })).toEqual([])
    expect(await ids({ from: monday, until: monday })).toEqual([first.id, second.id])
    expect(await ids({ until: '2026-11-22' })).toEqual([])
  })
})

describe('free slots', () => {
  it('are within the shifts, without what is taken, with the room of the shift', async () => {
    const { book, token, works, insert, hire, room_id } = await openBookings(server)
    const doctor_id = await hire(
      { name: 'Bima' },
      { room_id, ...at('08:00', '10:00', '2026-11-24'), date: '2026-11-24' },
    )
    await book({ doctor_id, ...at('08:30', '09:00', '2026-11-24') })
    const find = async (query: Record<string, string> = {}) =>
      (
        await server.call('freeSlots', { token, query: { doctor_id: String(doctor_id), ...query } })
      ).body.data.slots.map((slot) => [clinicTime(Date.parse(slot.starts_at), 'Asia/Jakarta').time, slot.room_id])
    expect(await find()).toEqual([
      ['08:00', room_id],
      ['09:00', room_id],
      ['09:30', room_id],
    ])
    expect(await find({ duration_minutes: '60' })).toEqual([['09:00', room_id]])
    expect(await find({ part_of_day: 'evening' })).toEqual([])
    await insert('room_maintenance', { room_id, ...at('09:00', '09:30', '2026-11-24'), reason: 'Servis' })
    expect(await find({ count: '2' })).toEqual([
      ['08:00', room_id],
      ['09:00', null],
    ])
    await works(doctor_id, { ...at('13:00', '14:00', '2026-11-25'), date: '2026-11-25', quota: 1 })
    expect(await find({ from: '2026-11-25' })).toEqual([
      ['13:00', null],
      ['13:30', null],
    ])
    await book({ doctor_id, ...at('13:00', '13:30', '2026-11-25') })
    expect(await find({ from: '2026-11-25' })).toEqual([])
  })

  it('of what is to be moved are its own too, and of the patient are not where they are already', async () => {
    const { book, token, hire, patient_id, doctor_id } = await openBookings(server)
    const { id } = await book(at('08:00', '08:30'))
    const first = async (query: Record<string, string>) =>
      (await server.call('freeSlots', { token, query: { count: '1', ...query } })).body.data.slots[0]?.starts_at
    const own = { doctor_id: String(doctor_id) }
    expect(await first(own)).toBe(at('08:30', '09:00').starts_at)
    expect(await first({ ...own, appointment_id: String(id) })).toBe(at('08:00', '08:30').starts_at)
    const other = { doctor_id: String(await hire()) }
    expect(await first(other)).toBe(at('08:00', '08:30').starts_at)
    expect(await first({ ...other, patient_id: String(patient_id) })).toBe(at('08:30', '09:00').starts_at)
  })

  it('can be booked, each of them', async () => {
    const { token, ask, admit } = await openBookings(server)
    const { slots } = (await server.call('freeSlots', { token, query: { count: '20', duration_minutes: '20' } })).body
      .data
    expect(slots.length).toBeGreaterThan(10)
    for (const { doctor_id, room_id, starts_at, ends_at } of slots)
      expect(await ask({ patient_id: await admit(), doctor_id, room_id, starts_at, ends_at })).toMatchObject({
        status: 201,
      })
  })
})
