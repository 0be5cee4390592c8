import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { at, booked, monday, openPlan, week } from './violated-rules-fixture'

// a Friday; the appointments are on the Monday after it
const now = new Date('2026-11-20T03:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

describe('a change of the plan names the appointments it strands, and they are found afterwards', () => {
  it('a shift that is cancelled', async () => {
    const { manager, book, shiftOn, newViolations, violations } = await openPlan(server)
    const [appointment] = [await book(), await book(at('09:00', '09:30', '2026-11-30'))]
    const { id, version } = await shiftOn(monday)
    expect(await newViolations({ cancelled_shift: { id, version } })).toEqual([[appointment.id, ['no_shift']]])
    expect(await violations()).toEqual([])
    await server.call('cancelDoctorShift', { token: manager, path: { id }, body: { reason: 'Listrik padam', version } })
    expect(await violations()).toEqual([[appointment.id, ['no_shift']]])
    const calendar = await server.call('appointmentCalendar', { token: manager, query: { from: monday } })
    expect(calendar.body.data.appointments).toMatchObject([{ id: appointment.id, violated_rules: ['no_shift'] }])
  })

  it('a shift that is moved: only who no longer fits in whole', async () => {
    const { manager, book, shiftOn, newViolations, violations } = await openPlan(server)
    const [early, across, late] = [await book(), await book(at('10:45', '11:15')), await book(at('11:15', '11:45'))]
    const { id, version } = await shiftOn(monday)
    const body = { ...booked, starts: '11:00', ends: '18:00', version }
    const want = [early, across].map((appointment) => [appointment.id, ['no_shift']])
    expect(await newViolations({ shift: { id, body } })).toEqual(want)
    await server.call('updateDoctorShift', { token: manager, path: { id }, body })
    expect(await violations()).toEqual(want)
    expect(late.violated_rules).toEqual([])
  })

  it('a regular shift that is changed or ended', async () => {
    const { manager, book, template, newViolations, violations } = await openPlan(server)
    const appointments = [await book(), await book(at('09:00', '09:30', '2026-11-30'))]
    const { id, version } = template
    const body = { last_day: '2026-11-29', version }
    expect(await newViolations({ ended_template: { id, body } })).toEqual([[appointments[1]?.id, ['no_shift']]])
    const later = {
      ...booked,
      weekday: 'monday' as const,
      every_weeks: 1,
      valid_from: monday,
      valid_until: '2026-12-21',
      starts: '13:00',
      ends: '18:00',
      version,
    }
    expect(await newViolations({ template: { id, body: later } })).toEqual(
      appointments.map((each) => [each.id, ['no_shift']]),
    )
    expect((await server.call('endShiftTemplate', { token: manager, path: { id }, body })).status).toBe(200)
    expect(await violations()).toEqual([[appointments[1]?.id, ['no_shift']]])
  })

  it('an absence that is approved', async () => {
    const { manager, doctor, book, violations } = await openPlan(server)
    const appointment = await book()
    const request = { doctor_id: doctor.id, kind: 'leave', starts_on: monday, ends_on: monday, reason: '' }
    const { id, version } = (await server.call('requestAbsence', { token: manager, body: request })).body.data
    expect(await violations()).toEqual([])
    await server.call('approveAbsence', { token: manager, path: { id }, body: { version } })
    expect(await violations()).toEqual([[appointment.id, ['no_shift']]])
  })

  it('a room out of use', async () => {
    const { manager, room, book, newViolations, violations } = await openPlan(server)
    const appointment = await book({ room_id: room.id })
    await book({ ...at('14:00', '14:30'), room_id: room.id })
    const body = { ...at('09:15', '12:00'), reason: 'Servis' }
    expect(await newViolations({ room_maintenance: { id: room.id, body } })).toEqual([
      [appointment.id, ['room_maintenance']],
    ])
    await server.call('createRoomMaintenance', { token: manager, path: { id: room.id }, body })
    expect(await violations()).toEqual([[appointment.id, ['room_maintenance']]])
  })

  it('other opening hours, by the week and by a special date', async () => {
    const { manager, book, newViolations, violations } = await openPlan(server)
    const [first, second] = [await book(), await book(at('09:00', '09:30', '2026-11-30'))]
    const { version } = (await server.call('getOpeningHours', { token: manager })).body.data
    const closed = { date: monday, kind: 'closed' as const, shifts: [], reason: 'Libur' }
    const body = { week, special_dates: [closed], version }
    expect(await newViolations({ opening_hours: body })).toEqual([[first.id, ['clinic_closed']]])
    expect(
      await newViolations({ opening_hours: { ...body, week: { ...week, monday: [] }, special_dates: [] } }),
    ).toEqual([
      [first.id, ['clinic_closed']],
      [second.id, ['clinic_closed']],
    ])
    await server.call('updateOpeningHours', { token: manager, body })
    expect(await violations()).toEqual([[first.id, ['clinic_closed']]])
  })

  it('a patient or the clinic that is made inactive', async () => {
    const { manager, patient, book, newViolations } = await openPlan(server)
    const appointment = await book()
    const { id } = patient
    expect(await newViolations({ inactive_patient: id })).toEqual([[appointment.id, ['patient_inactive']]])
    expect(await newViolations({ inactive_clinic: true })).toEqual([[appointment.id, ['clinic_inactive']]])
    expect((await server.call('getPatient', { token: manager, path: { id } })).body.data.status).toBe('active')
  })

  it('is written nowhere by being asked about', async () => {
    const { clinic, book, shiftOn, newViolations } = await openPlan(server)
    await book()
    const before = await shiftOn(monday)
    const events = async () => (await server.eventsOf(clinic)).filter(({ action }) => action !== 'query')
    const written = await events()
    await newViolations({ cancelled_shift: { id: before.id, version: before.version } })
    expect(await shiftOn(monday)).toEqual(before)
    expect(await events()).toEqual(written)
  })

  it('is refused as the change would be: to who may not make it, with another version, of another clinic', async () => {
    const { manager, desk, shiftOn, preview } = await openPlan(server)
    const stranger = await openPlan(server)
    const { id, version } = await shiftOn(monday)
    const { version: opening } = (await server.call('getOpeningHours', { token: manager })).body.data
    const hours = { week, special_dates: [], version: opening }
    expect(await preview({ opening_hours: hours }, desk)).toMatchObject({ status: 403 })
    expect(await preview({ cancelled_shift: { id, version } }, desk)).toMatchObject({ status: 200 })
    expect(await preview({ cancelled_shift: { id, version: 9 } })).toMatchObject({ status: 409 })
    expect(await preview({ cancelled_shift: { id, version } }, stranger.manager)).toMatchObject({ status: 404 })
    const { patient, book } = stranger
    await book()
    expect((await preview({ inactive_patient: patient.id })).body.data).toMatchObject({ count: 0 })
    expect(await preview({ inactive_clinic: true }, desk)).toMatchObject({ status: 403 })
    expect(await preview({})).toMatchObject({ status: 400 })
    expect(await preview({ cancelled_shift: { id, version }, opening_hours: hours })).toMatchObject({ status: 400 })
    const body = { ...booked, starts: '12:00', ends: '08:00', version }
    expect(await preview({ shift: { id, body } })).toMatchObject({ status: 422, body: { data: { fields: {} } } })
  })
})
