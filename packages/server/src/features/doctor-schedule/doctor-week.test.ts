import type { Schema } from '@clinic/api'
import { openingHoursFixture } from '@clinic/core/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { hours, mondays, nik, openSchedule, refused, week } from './doctor-schedule-fixture'

const friday = new Date('2026-11-20T03:00:00Z')

// 10:00 in Jakarta
let now = friday

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

beforeEach(() => {
  now = friday
})

describe('the week', () => {
  it('shows dentists, opening hours, shifts and absences of its days', async () => {
    const { token, hire, plan, ask, schedule } = await openSchedule(server)
    const { version } = (await server.call('getOpeningHours', { token })).body.data
    await server.call('updateOpeningHours', { token, body: openingHoursFixture({ version }) })
    const [{ id }, other] = [await hire(), await hire({ name: 'Budi' })]
    await hire({ name: 'Pergi', status: 'inactive' })
    await plan(id)
    await ask(id, { starts_on: '2026-11-29', ends_on: '2026-11-30' })
    await ask(other.id)
    const { doctors, days, shifts, absences } = await schedule()
    expect(doctors.map(({ display_name }) => display_name)).toEqual(['drg. Ayu', 'drg. Budi'])
    expect(days.map(({ date }) => date)).toHaveLength(7)
    expect(days[0]).toEqual({ date: '2026-11-23', open: openingHoursFixture().week.monday })
    expect(shifts).toMatchObject([{ date: '2026-11-23', doctor_id: id }])
    expect(absences).toMatchObject([{ doctor_id: id, doctor_name: 'drg. Ayu', state: 'requested' }])
    const own = await schedule({ ...week, doctor_id: String(other.id) })
    expect(own).toMatchObject({ doctors: [{ id: other.id }], shifts: [], absences: [] })
  })

  it.each([
    ['without its end', { from: '2026-11-23' }, 400],
    ['backwards', { from: '2026-11-23', until: '2026-11-22' }, 422],
    ['of 42 days', { from: '2026-11-23', until: '2027-01-03' }, 200],
    ['of 43 days', { from: '2026-11-23', until: '2027-01-04' }, 422],
    ['of no day', { from: '2026-02-30', until: '2026-03-01' }, 400],
  ])('%s', async (_, query, status) => {
    const { token } = await openSchedule(server)
    expect((await server.call('getDoctorSchedule', { token, query })).status).toBe(status)
  })

  it('is written by manager and front office, read by dentists, and not shown to assistants', async () => {
    const { tokenOf, hire, plan, help } = await openSchedule(server)
    const { id } = await hire()
    const template = (await plan(id)).body.data
    const shift = (await help(id)).body.data
    const answers = async (token: string) => [
      (await server.call('getDoctorSchedule', { token, query: week })).status,
      (await server.call('createDoctorShift', { token, body: { ...hours, doctor_id: id, date: '2026-11-25' } })).status,
      (await server.call('cancelDoctorShift', { token, path: { id: shift.id }, body: { reason: 'x', version: 1 } }))
        .status,
      (
        await server.call('endShiftTemplate', {
          token,
          path: { id: template.id },
          body: { last_day: '2026-12-07', version: 1 },
        })
      ).status,
    ]
    expect(await answers(await tokenOf('nurse_clinic'))).toEqual([403, 403, 403, 403])
    expect(await answers(await tokenOf('doctor_clinic', id))).toEqual([200, 403, 403, 403])
    expect(await answers(await tokenOf('front_office_clinic'))).toEqual([200, 201, 200, 200])
  })

  it('does not exist for another clinic', async () => {
    const { clinic, hire, plan, help, ask } = await openSchedule(server)
    const { id } = await hire()
    const [template, shift, absence] = [await plan(id), await help(id), await ask(id)].map(({ body }) => body.data.id)
    const other = await openSchedule(server, clinic)
    const { token } = other
    const at = (of: number | undefined) => ({ token, path: { id: of ?? 0 } })
    const answers = [
      await server.call('updateShiftTemplate', { ...at(template), body: { ...mondays, version: 1 } }),
      await server.call('endShiftTemplate', { ...at(template), body: { last_day: '2026-12-01', version: 1 } }),
      await server.call('updateDoctorShift', { ...at(shift), body: { ...hours, version: 1 } }),
      await server.call('cancelDoctorShift', { ...at(shift), body: { reason: 'x', version: 1 } }),
      await server.call('approveAbsence', { ...at(absence), body: { version: 1 } }),
      await server.call('rejectAbsence', { ...at(absence), body: { reason: 'x', version: 1 } }),
      await server.call('cancelAbsence', { ...at(absence), body: { version: 1 } }),
      await server.call('listAbsenceAppointment', at(absence)),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(await other.plan(id)).toMatchObject(refused({ doctor_id: 'This is not one of the choices' }))
    expect(await other.schedule()).toMatchObject({ doctors: [], shifts: [], absences: [] })
  })
})

describe('the dentists of a week', () => {
  const update = (
    token: string,
    { id, display_name, room_name, photo, licence, created_at, updated_at, ...doctor }: Schema<'Doctor'>,
    overrides: object,
  ) => server.call('updateDoctor', { token, path: { id }, body: { ...doctor, ...overrides } })

  it('takes their shifts to come along when the NIK is corrected', async () => {
    const here = await openSchedule(server, undefined, { name: 'Kenari Tebet' })
    const there = await openSchedule(server, here.clinic)
    const person = nik()
    await here.plan((await here.hire({ nik: person })).id)
    const mistyped = await there.hire()
    await there.help(mistyped.id, { date: '2026-11-30' })
    expect(await update(there.token, mistyped, { nik: person })).toMatchObject({
      ...refused({
        nik: 'Who has this NIK works elsewhere in the company during a shift here on Monday, 30 November 2026. Change that shift in the schedule first',
      }),
    })
    const other = await there.hire()
    await there.help(other.id, { date: '2026-12-01' })
    expect((await update(there.token, other, { nik: person })).status).toBe(200)
    const { id } = await here.hire({ nik: mistyped.nik })
    expect((await here.help(id, { date: '2026-12-01' })).status).toBe(201)
    expect(await here.help((await here.schedule()).doctors[0]?.id ?? 0, { date: '2026-12-01' })).toMatchObject({
      status: 422,
    })
  })

  it('is not made inactive with shifts to come, with a hint what to do', async () => {
    const { token, hire, help } = await openSchedule(server)
    const doctor = await hire()
    const shift = (await help(doctor.id)).body.data
    expect(await update(token, doctor, { status: 'inactive' })).toMatchObject(
      refused({
        status:
          'Has shifts, the first on Tuesday, 24 November 2026. End their templates and cancel their shifts in Dentist Schedule first',
      }),
    )
    await server.call('cancelDoctorShift', { token, path: { id: shift.id }, body: { reason: 'x', version: 1 } })
    expect((await update(token, doctor, { status: 'inactive' })).status).toBe(200)
  })

  it('keeps a room in use while they are planned in it', async () => {
    const { token, signIn, hire, build, help } = await openSchedule(server)
    const { state: _, maintenance_until, created_at, updated_at, id, ...room } = await build()
    await help((await hire()).id, { room_id: id })
    const change = { token, path: { id }, body: { ...room, status: 'inactive' } }
    expect(await server.call('updateRoom', change)).toMatchObject(
      refused({
        status:
          'Somebody works here, next on Tuesday, 24 November 2026. Give these shifts another room in the schedule first',
      }),
    )
    now = new Date('2026-11-24T05:00:00Z')
    expect((await server.call('updateRoom', { ...change, token: await signIn() })).status).toBe(200)
  })
})
