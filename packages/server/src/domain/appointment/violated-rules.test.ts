import type { Schema } from '@clinic/api'
import { appointmentProblems } from '@clinic/core/appointment'
import { openingHoursFixture } from '@clinic/core/testing'
import { clinicTime, momentOf, weekdays } from '@clinic/core/time'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'
import { otherPatientInput } from '../../testing/patient-input'
import { planRules } from './violated-rules'

// A Friday; the appointments are on the Monday after it.
const friday = new Date('2026-11-20T03:00:00Z')
let now = friday
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
beforeEach(() => {
  now = friday
})

const monday = '2026-11-23'
const at = (from: string, until: string, date = monday) => ({
  starts_at: new Date(momentOf(date, from, 'Asia/Jakarta')).toISOString(),
  ends_at: new Date(momentOf(date, until, 'Asia/Jakarta')).toISOString(),
})
const hours = [
  { from: '08:00', until: '12:00' },
  { from: '13:00', until: '20:00' },
]
const week = Object.fromEntries(
  weekdays.map((day) => [day, day === 'sunday' ? [] : hours]),
) as Schema<'OpeningHours'>['week']
const booked = { slot_minutes: 30, quota: null, online_bookable: true, room_id: null }

async function openPlan() {
  const { clinic, token: manager, tokenFor } = await openClinic(server, { opening_week: JSON.stringify(week) })
  const desk = await tokenFor('front_office_clinic')
  const doctor = (
    await server.call('createDoctor', {
      token: manager,
      body: {
        name: 'Ayu',
        name_prefix: 'drg.',
        name_suffix: '',
        nik: '3171065705900001',
        specialty: 'general',
        status: 'active',
        str_number: '',
        str_valid_until: null,
        sip_number: 'SIP-1',
        sip_valid_until: '2099-12-31',
        phone: '',
        email: '',
        color: 'blue',
        room_id: null,
        duration_minutes: 30,
      },
    })
  ).body.data
  const room = (
    await server.call('createRoom', {
      token: manager,
      body: {
        code: 'T1',
        name: 'Melati',
        type: 'treatment',
        floor: '',
        chair_brand: '',
        chair_serial: '',
        note: '',
        status: 'active',
      },
    })
  ).body.data
  const template = (
    await server.call('createShiftTemplate', {
      token: manager,
      body: {
        ...booked,
        doctor_id: doctor.id,
        weekday: 'monday',
        every_weeks: 1,
        starts: '08:00',
        ends: '17:00',
        valid_from: monday,
        valid_until: '2026-12-21',
      },
    })
  ).body.data
  const patient = (await server.call('createPatient', { token: manager, body: otherPatientInput() })).body.data
  const book = async (overrides: object = {}) => {
    const reply = await server.call('createAppointment', {
      token: manager,
      body: {
        patient_id: patient.id,
        doctor_id: doctor.id,
        staff_id: null,
        room_id: null,
        ...at('09:00', '09:30'),
        reason: 'control',
        note: '',
        source: 'phone',
        reminder: 'none',
        product_ids: [],
        override_reason: '',
        waitlist_entry_id: null,
        ...overrides,
      },
    })
    expect(reply).toMatchObject({ status: 201 })
    return reply.body.data
  }
  const shiftOn = async (date: string) => {
    const query = { from: monday, until: '2026-12-27' }
    const found = (await server.call('getDoctorSchedule', { token: manager, query })).body.data.shifts
    const shift = found.find((each) => each.date === date)
    if (!shift) throw new Error(`no shift on ${date}`)
    return shift
  }
  const preview = (body: Schema<'PlanChange'>, token = manager) => server.call('previewPlanChange', { token, body })
  /** The appointments that a change would take out of the plan, and the rules they violate: `[[id, rules]]`. */
  const newViolations = async (body: Schema<'PlanChange'>) => {
    const reply = await preview(body)
    expect(reply).toMatchObject({ status: 200 })
    return reply.body.data.rows.map(({ id, violated_rules }) => [id, violated_rules])
  }
  const violations = async (token = desk) => {
    const { rows } = (await server.call('listAppointment', { token, query: { plan: 'violated' } })).body.data
    return rows.map(({ id, violated_rules }) => [id, violated_rules])
  }
  return { clinic, manager, desk, doctor, room, template, patient, book, shiftOn, preview, newViolations, violations }
}

describe('a change of the plan names the appointments it strands, and they are found afterwards', () => {
  it('a shift that is cancelled', async () => {
    const { manager, book, shiftOn, newViolations, violations } = await openPlan()
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
    const { manager, book, shiftOn, newViolations, violations } = await openPlan()
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
    const { manager, book, template, newViolations, violations } = await openPlan()
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
    const { manager, doctor, book, violations } = await openPlan()
    const appointment = await book()
    const request = { doctor_id: doctor.id, kind: 'leave', starts_on: monday, ends_on: monday, reason: '' }
    const { id, version } = (await server.call('requestAbsence', { token: manager, body: request })).body.data
    expect(await violations()).toEqual([])
    await server.call('approveAbsence', { token: manager, path: { id }, body: { version } })
    expect(await violations()).toEqual([[appointment.id, ['no_shift']]])
  })

  it('a room out of use', async () => {
    const { manager, room, book, newViolations, violations } = await openPlan()
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
    const { manager, book, newViolations, violations } = await openPlan()
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
    const { manager, patient, book, newViolations } = await openPlan()
    const appointment = await book()
    const { id } = patient
    expect(await newViolations({ inactive_patient: id })).toEqual([[appointment.id, ['patient_inactive']]])
    expect(await newViolations({ inactive_clinic: true })).toEqual([[appointment.id, ['clinic_inactive']]])
    expect((await server.call('getPatient', { token: manager, path: { id } })).body.data.status).toBe('active')
  })

  it('is written nowhere by being asked about', async () => {
    const { clinic, book, shiftOn, newViolations } = await openPlan()
    await book()
    const before = await shiftOn(monday)
    const events = async () => (await server.eventsOf(clinic)).filter(({ action }) => action !== 'query')
    const written = await events()
    await newViolations({ cancelled_shift: { id: before.id, version: before.version } })
    expect(await shiftOn(monday)).toEqual(before)
    expect(await events()).toEqual(written)
  })

  it('is refused as the change would be: to who may not make it, with another version, of another clinic', async () => {
    const { manager, desk, shiftOn, preview } = await openPlan()
    const stranger = await openPlan()
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

describe('an appointment is not outside the plan', () => {
  it('by a rule that a manager booked it against, but by any other', async () => {
    const { manager, room, book, newViolations, violations } = await openPlan()
    const appointment = await book({ ...at('18:00', '18:30'), room_id: room.id, override_reason: 'Nyeri akut' })
    expect(appointment).toMatchObject({ overridden: true, violated_rules: [] })
    const body = { ...at('18:00', '19:00'), reason: 'Servis' }
    expect(await newViolations({ room_maintenance: { id: room.id, body } })).toEqual([
      [appointment.id, ['room_maintenance']],
    ])
    await server.call('createRoomMaintenance', { token: manager, path: { id: room.id }, body })
    expect(await violations()).toEqual([[appointment.id, ['room_maintenance']]])
  })

  it('when it was moved to where it fits, when it is cancelled, and when it is over', async () => {
    const { manager, book, shiftOn, violations } = await openPlan()
    const [first, second, third] = [
      await book(),
      await book(at('10:00', '10:30')),
      await book(at('11:00', '11:30')),
    ] as const
    const { id, version } = await shiftOn(monday)
    await server.call('cancelDoctorShift', { token: manager, path: { id }, body: { reason: 'Sakit', version } })
    expect(await violations()).toHaveLength(3)
    const to = { ...at('09:00', '09:30', '2026-11-30'), doctor_id: first.doctor_id, room_id: null, override_reason: '' }
    const moved = await server.call('rescheduleAppointment', {
      token: manager,
      path: { id: first.id },
      body: { ...to, version: first.version },
    })
    expect(moved.body.data).toMatchObject({ violated_rules: [] })
    const cancel = { cancel_reason: 'doctor_unavailable', cancel_note: '', version: second.version }
    await server.call('cancelAppointment', { token: manager, path: { id: second.id }, body: cancel })
    expect(await violations()).toEqual([[third.id, ['no_shift']]])
    now = new Date('2026-11-23T04:31:00Z') // 11:31 in Jakarta
    const desk = await server.tokenOf(await server.makeUser(await clinicOf(third.id), 'front_office_clinic'))
    expect(await violations(desk)).toEqual([])
  })
})

const clinicOf = (appointment_id: number) =>
  server.database
    .selectFrom('appointment')
    .select(['company_id', 'clinic_id'])
    .where('id', '=', appointment_id)
    .executeTakeFirstOrThrow() as never

it('the SQL agrees with core for any opening hours', async () => {
  const { clinic, manager, book } = await openPlan()
  const { id } = await book()
  const { company_id, clinic_id } = clinic
  const time = fc.constantFrom('00:00', '08:00', '09:00', '12:00', '12:30', '13:00', '17:00', '23:59')
  const shift = fc
    .tuple(time, time)
    .filter(([from, until]) => from < until)
    .map(([from, until]) => ({ from, until }))
  const shifts = fc.array(shift, { maxLength: 2 })
  const date = fc.constantFrom('2026-11-23', '2026-11-28', '2026-11-29', '2026-12-01')
  await fc.assert(
    fc.asyncProperty(
      fc.record(Object.fromEntries(weekdays.map((day) => [day, shifts]))),
      fc.uniqueArray(fc.record({ date, shifts }), { selector: (each) => each.date, maxLength: 2 }),
      date,
      fc.integer({ min: 0, max: 96 }),
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom('Asia/Jakarta' as const, 'Asia/Jayapura' as const),
      async (opening, special, day, quarter, length, time_zone) => {
        const start = momentOf(day, '00:00', time_zone) + quarter * 900_000
        const times = {
          starts_at: new Date(start).toISOString(),
          ends_at: new Date(start + length * 900_000).toISOString(),
        }
        const special_dates = special.map((each) => ({ ...each, kind: 'reduced' as const, reason: 'Uji' }))
        const facts = { ...openingHoursFixture(), week: opening as typeof week, special_dates }
        await server.database
          .updateTable('clinic')
          .set({ time_zone, opening_week: JSON.stringify(opening), special_dates: JSON.stringify(special_dates) })
          .where((eb) => eb.and({ company_id, id: clinic_id }))
          .execute()
        await server.database
          .updateTable('appointment')
          .set(times)
          .where((eb) => eb.and({ company_id, clinic_id, id }))
          .execute()
        const { violated_rules } = (await server.call('getAppointment', { token: manager, path: { id } })).body.data
        const { starts_at } = appointmentProblems(times, {
          now,
          clinic: { ...facts, status: 'active', time_zone },
          room: null,
          patient: { status: 'active' },
          doctor: { status: 'active', engagement: null, sip_number: 'SIP-1', sip_valid_until: '2099-12-31' },
          shifts: [{ ...times, quota: null, booked: 0 }],
        })
        const isClosed = starts_at !== undefined && planRules[starts_at] === 'clinic_closed'
        expect({ day, closed: violated_rules.includes('clinic_closed') }).toEqual({ day, closed: isClosed })
        expect(clinicTime(start, time_zone).date >= day).toBe(true)
      },
    ),
    { numRuns: 60, seed: 20 },
  )
})
