import { appointmentProblems } from '@clinic/core/appointment'
import { openingHoursFixture } from '@clinic/core/testing'
import { clinicTime, momentOf, weekdays } from '@clinic/core/time'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { planRules } from './violated-rules'
import { at, monday, openPlan, type week } from './violated-rules-fixture'

// A Friday; the appointments are on the Monday after it.
const friday = new Date('2026-11-20T03:00:00Z')
let now = friday
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
beforeEach(() => {
  now = friday
})

describe('an appointment is not outside the plan', () => {
  it('by a rule that a manager booked it against, but by any other', async () => {
    const { manager, room, book, newViolations, violations } = await openPlan(server)
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
    const { manager, book, shiftOn, violations } = await openPlan(server)
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
  const { clinic, manager, book } = await openPlan(server)
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
