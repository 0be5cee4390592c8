import type { Schema } from '@clinic/api'
import { openingHoursFixture } from '@clinic/core/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestClinic } from '../../testing/harness'
import { patientInput } from '../../testing/patient-input'

const friday = new Date('2026-11-20T03:00:00Z') // 10:00 in Jakarta
let now = friday
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
beforeEach(() => {
  now = friday
})

const hours = {
  ...{ starts: '08:00', ends: '12:00', room_id: null, slot_minutes: 30, quota: null, online_bookable: true },
}
const mondays = {
  ...({ ...hours, weekday: 'monday', every_weeks: 1, valid_from: '2026-11-20', valid_until: '2026-12-14' } as const),
}
const week = { from: '2026-11-23', until: '2026-11-29' }

let people = 0
const nik = () => `31710657059${String(++people).padStart(5, '0')}`

const oneDoctor = (): Schema<'DoctorInput'> => ({
  ...{ name: 'Ayu', title_before: 'drg.', title_after: '', nik: nik(), specialty: 'general', status: 'active' },
  ...{ str_number: '', str_valid_until: null, sip_number: 'SIP-1', sip_valid_until: '2099-12-31' },
  ...{ phone: '', email: '', color: 'blue', room_id: null, minutes: 30 },
})

async function openClinic(
  of?: Pick<TestClinic, 'company_id'>,
  values: { name?: string; time_zone?: 'Asia/Jayapura' } = {},
) {
  const clinic = await server.makeClinic({ ...values, ...(of && { company_id: of.company_id }) })
  const manager = await server.makeUser(clinic, 'manager_clinic', { displayname: 'Rani' })
  const token = await server.tokenOf(manager)
  const tokenOf = async (
    role: 'front_office_clinic' | 'doctor_clinic' | 'nurse_clinic',
    doctor_id: number | null = null,
  ) => server.tokenOf(await server.makeUser(clinic, role, { doctor_id, displayname: role }))

  const hire = async (said: Partial<Schema<'DoctorInput'>> = {}) => {
    const { data } = (await server.call('createDoctor', { token, body: { ...oneDoctor(), ...said } })).body
    return data
  }
  const build = async (code = 'T1') => {
    const body = {
      ...{ code, name: 'Melati', type: 'treatment', floor: '', chair_brand: '', chair_serial: '', note: '' },
      status: 'active',
    }
    return (await server.call('createRoom', { token, body })).body.data
  }
  const plan = (doctor_id: number, said: object = {}) =>
    server.call('createShiftTemplate', { token, body: { ...mondays, doctor_id, ...said } })
  const help = (doctor_id: number, said: object = {}) =>
    server.call('createDoctorShift', { token, body: { ...hours, doctor_id, date: '2026-11-24', ...said } })
  const ask = (doctor_id: number, said: object = {}, as = token) =>
    server.call('requestAbsence', {
      token: as,
      body: { doctor_id, kind: 'leave', starts_on: '2026-11-30', ends_on: '2026-12-02', reason: 'Umrah', ...said },
    })
  const schedule = async (query: Record<string, string> = week, as = token) =>
    (await server.call('getDoctorSchedule', { token: as, query })).body.data
  const shifts = async (as = token) => (await schedule({ from: '2026-11-16', until: '2026-12-20' }, as)).shifts
  /** The manager signs in again: a session does not last for days. */
  const signIn = () => server.tokenOf(manager)
  const dates = async () => (await shifts()).map(({ date }) => date)
  return { clinic, token, signIn, tokenOf, hire, build, plan, help, ask, schedule, shifts, dates }
}

const refused = (fields: Record<string, string>) => ({ status: 422, body: { data: { fields } } })

describe('a template', () => {
  it('fills its weeks with shifts, in the zone of the clinic', async () => {
    const { hire, plan, shifts } = await openClinic(undefined, { time_zone: 'Asia/Jayapura' })
    const { id } = await hire()
    const reply = await plan(id, { every_weeks: 2 })
    expect(reply).toMatchObject({
      status: 201,
      body: { data: { ...mondays, every_weeks: 2, doctor_id: id, room_name: null, version: 1 } },
    })
    expect(await shifts()).toMatchObject([
      {
        ...{ ...hours, date: '2026-11-23', doctor_id: id, template_id: reply.body.data.id, apart: false },
        ...{ starts_at: '2026-11-22T23:00:00.000Z', ends_at: '2026-11-23T03:00:00.000Z', state: 'working', version: 1 },
      },
      { date: '2026-12-07' },
    ])
  })

  it('leaves out the shift of today that has begun', async () => {
    const { hire, plan, dates } = await openClinic()
    await plan((await hire()).id, { weekday: 'friday' })
    expect(await dates()).toEqual(['2026-11-27', '2026-12-04', '2026-12-11'])
  })

  it('takes nothing when one day is taken, and names it', async () => {
    const { hire, plan, help, dates } = await openClinic()
    const { id } = await hire()
    await help(id, { date: '2026-12-07', starts: '11:00', ends: '14:00' })
    expect(await plan(id)).toMatchObject(
      refused({ starts: 'Works already on Monday, 7 December 2026, 11:00–14:00, at Klinik Gigi Senyum' }),
    )
    expect(await dates()).toEqual(['2026-12-07'])
    expect((await plan(id, { starts: '14:00', ends: '18:00' })).status).toBe(201)
  })

  it('knows the shifts of the same person in another clinic of the company, and tells in the language asked', async () => {
    const here = await openClinic(undefined, { name: 'Kenari Tebet' })
    const there = await openClinic(here.clinic)
    const person = nik()
    await here.plan((await here.hire({ nik: person })).id)
    const { id } = await there.hire({ nik: person })
    const { body } = await server.call('createShiftTemplate', {
      ...{ token: there.token, headers: { 'accept-language': 'id' } },
      body: { ...mondays, doctor_id: id, starts: '09:00' },
    })
    expect(body.data.fields).toEqual({
      starts: 'Tidak bisa pada waktu itu, Senin, 23 November 2026: bertugas di klinik lain perusahaan ini',
    })
    expect(await there.dates()).toEqual([])
    // who asks after somebody's hours by a NIK is seen to have asked
    const asked = (await server.eventsOf(there.clinic)).filter(({ action }) => action === 'refuse')
    expect(asked).toMatchObject([
      {
        ...{ object: 'shift', clinic_id: there.clinic.clinic_id, reason: 'worksElsewhere' },
        query: { person, day: '2026-11-23', starts: '09:00', ends: '12:00' },
      },
    ])
    const elsewhere = await openClinic()
    expect((await elsewhere.plan((await elsewhere.hire({ nik: person })).id)).status).toBe(201)
  })

  it('is stored once by ten at the same time', async () => {
    const { hire, plan, shifts } = await openClinic()
    const { id } = await hire()
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => plan(id)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 422)])
    expect(await shifts()).toHaveLength(4)
  })

  it('that is changed changes its shifts to come, and none that was changed or cancelled by itself', async () => {
    const { token, hire, plan, shifts } = await openClinic()
    const { id } = await hire()
    const template = (await plan(id)).body.data
    const [first, second] = await shifts()
    await server.call('updateDoctorShift', {
      ...{ token, path: { id: first?.id ?? 0 } },
      body: { ...hours, starts: '10:00', version: 1 },
    })
    const cancel = { token, path: { id: second?.id ?? 0 }, body: { reason: 'Seminar', version: 1 } }
    expect((await server.call('cancelDoctorShift', cancel)).body.data).toMatchObject({
      state: 'cancelled',
      apart: true,
    })
    const { doctor_id: _, ...change } = { ...mondays, doctor_id: id, starts: '13:00', ends: '17:00', version: 1 }
    const reply = await server.call('updateShiftTemplate', { token, path: { id: template.id }, body: change })
    expect(reply).toMatchObject({ status: 200, body: { data: { starts: '13:00', version: 2 } } })
    expect((await shifts()).map(({ date, starts, state }) => [date, starts, state])).toEqual([
      ['2026-11-23', '10:00', 'working'],
      ['2026-11-30', '08:00', 'cancelled'],
      ['2026-12-07', '13:00', 'working'],
      ['2026-12-14', '13:00', 'working'],
    ])
    const late = await server.call('updateShiftTemplate', { token, path: { id: template.id }, body: change })
    expect(late).toMatchObject({ status: 409, body: { data: { current: { version: 2 } } } })
  })

  it('never rewrites a day that is gone', async () => {
    const { signIn, hire, plan, shifts } = await openClinic()
    const template = (await plan((await hire()).id)).body.data
    now = new Date('2026-11-30T03:00:00Z') // during its second shift
    const token = await signIn()
    const body = { ...mondays, starts: '13:00', ends: '17:00', version: 1 }
    expect((await server.call('updateShiftTemplate', { token, path: { id: template.id }, body })).status).toBe(200)
    expect((await shifts(token)).map(({ date, starts }) => [date, starts])).toEqual([
      ['2026-11-23', '08:00'],
      ['2026-11-30', '08:00'],
      ['2026-12-07', '13:00'],
      ['2026-12-14', '13:00'],
    ])
  })

  it('keeps its shifts when its change is refused', async () => {
    const { token, hire, plan, help, dates } = await openClinic()
    const { id } = await hire()
    const template = (await plan(id)).body.data
    await help(id, { date: '2026-12-08' })
    const body = { ...mondays, weekday: 'tuesday', version: 1 }
    expect(await server.call('updateShiftTemplate', { token, path: { id: template.id }, body })).toMatchObject({
      status: 422,
    })
    expect(await dates()).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-08', '2026-12-14'])
  })

  it('ends with a last day, at once, or before it began', async () => {
    const { token, hire, plan, dates } = await openClinic()
    const { id } = await hire()
    const { id: template } = (await plan(id)).body.data
    const end = (last_day: string, version: number, of = template) =>
      server.call('endShiftTemplate', { token, path: { id: of }, body: { last_day, version } })
    expect(await end('2026-12-15', 1)).toMatchObject(refused({ last_day: 'It ends earlier than that already' }))
    expect(await end('2026-11-18', 1)).toMatchObject(
      refused({ last_day: 'This day is over. Choose today or a later day' }),
    )
    expect((await end('2026-11-30', 1)).body.data).toMatchObject({ valid_until: '2026-11-30', version: 2 })
    expect(await dates()).toEqual(['2026-11-23', '2026-11-30'])
    expect((await end('2026-11-19', 2)).status).toBe(200)
    expect(await dates()).toEqual([])
    const later = (await plan(id, { valid_from: '2026-12-01' })).body.data
    const listed = async () => (await server.call('listShiftTemplate', { token })).body.data.rows.map(({ id }) => id)
    expect(await listed()).toEqual([later.id])
    expect((await end('2026-11-25', 1, later.id)).body.data.valid_until).toBe('2026-11-30')
    expect(await listed()).toEqual([])
  })

  it.each([
    ['from yesterday', { valid_from: '2026-11-19' }, { valid_from: 'This day is over. Choose today or a later day' }],
    ['backwards', { valid_until: '2026-11-19' }, { valid_until: 'Must not be before the first day' }],
    ['of two years', { valid_until: '2028-11-19' }, { valid_until: 'At most a year; is the year right?' }],
    ['of no day', { valid_until: '2026-11-22' }, { valid_until: 'There is no such weekday between these days' }],
    ['that ends when it begins', { ends: '08:00' }, { ends: 'This must be after the beginning' }],
    ['in a room of elsewhere', { room_id: 99999 }, { room_id: 'This is not one of the choices' }],
  ])('is refused %s', async (_, said, fields) => {
    const { hire, plan } = await openClinic()
    expect(await plan((await hire()).id, said)).toMatchObject(refused(fields))
  })

  it('is refused with unreadable hours, too many weeks, and for nobody', async () => {
    const { hire, plan } = await openClinic()
    const { id } = await hire()
    expect(await plan(id, { starts: '8 pagi' })).toMatchObject({ status: 400 })
    expect(await plan(id, { every_weeks: 9 })).toMatchObject({ status: 400 })
    expect(await plan(99999)).toMatchObject(refused({ doctor_id: 'This is not one of the choices' }))
    const { id: gone } = await hire({ status: 'inactive' })
    expect(await plan(gone)).toMatchObject(refused({ doctor_id: 'This dentist is inactive. Choose another one' }))
  })
})

describe('a shift', () => {
  it('is added, moved to another room and other hours, and cancelled with a reason', async () => {
    const { clinic, token, hire, build, help, shifts } = await openClinic()
    const [{ id: doctor }, room] = [await hire(), await build()]
    const { id, ...extra } = (await help(doctor, { quota: 6 })).body.data
    expect(extra).toMatchObject({ ...hours, quota: 6, template_id: null, apart: false, room_name: null })
    const body = { ...hours, ends: '15:00', room_id: room.id, version: 1 }
    const moved = await server.call('updateDoctorShift', { token, path: { id }, body })
    expect(moved.body.data).toMatchObject({ ends: '15:00', room_name: 'Melati', apart: true, version: 2 })
    expect(await server.call('updateDoctorShift', { token, path: { id }, body })).toMatchObject({
      ...{ status: 409, body: { data: { current: { version: 2 } } } },
    })
    const cancel = { token, path: { id }, body: { reason: ' Listrik padam ', version: 2 } }
    expect((await server.call('cancelDoctorShift', cancel)).status).toBe(200)
    expect(await shifts()).toMatchObject([{ state: 'cancelled', cancel_reason: 'Listrik padam' }])
    expect(await server.call('cancelDoctorShift', { ...cancel, body: { reason: 'Lagi', version: 3 } })).toMatchObject({
      ...{ status: 409, body: { msg: 'This shift has been cancelled already.' } },
    })
    expect((await help(doctor)).status).toBe(201)
    const events = (await server.changesOf(clinic)).filter(({ object }) => object === 'shift')
    expect(events.map(({ action, reason }) => [action, reason])).toEqual([
      ['create', null],
      ['update', null],
      ['cancel', 'Listrik padam'],
      ['create', null],
    ])
  })

  it('keeps its own time when it is changed, and takes that of no other', async () => {
    const { token, hire, help } = await openClinic()
    const { id: doctor } = await hire()
    const { id } = (await help(doctor)).body.data
    await help(doctor, { starts: '13:00', ends: '15:00' })
    const change = (ends: string) =>
      server.call('updateDoctorShift', { token, path: { id }, body: { ...hours, ends, version: 1 } })
    expect(await change('13:30')).toMatchObject(
      refused({ starts: 'Works already on Tuesday, 24 November 2026, 13:00–15:00, at Klinik Gigi Senyum' }),
    )
    expect((await change('13:00')).status).toBe(200)
  })

  it('that is over stays as it was', async () => {
    const { signIn, hire, help } = await openClinic()
    const { id } = (await help((await hire()).id)).body.data
    now = new Date('2026-11-24T05:00:00Z')
    const token = await signIn()
    const over = { status: 409, body: { msg: 'This shift is over: what took place stays as it was.' } }
    const path = { id }
    expect(await server.call('updateDoctorShift', { token, path, body: { ...hours, version: 1 } })).toMatchObject(over)
    expect(await server.call('cancelDoctorShift', { token, path, body: { reason: 'x', version: 1 } })).toMatchObject(
      over,
    )
  })

  it.each([
    ['yesterday', { date: '2026-11-19' }, { date: 'This day is over. Choose today or a later day' }],
    ['in ten years', { date: '2036-11-19' }, { date: 'At most a year ahead; is the year right?' }],
    ['past midnight', { starts: '22:00', ends: '02:00' }, { ends: 'This must be after the beginning' }],
  ])('is refused %s', async (_, said, fields) => {
    const { hire, help } = await openClinic()
    expect(await help((await hire()).id, said)).toMatchObject(refused(fields))
  })

  it('may share a room with another dentist: that is shown, not forbidden', async () => {
    const { hire, build, help } = await openClinic()
    const room_id = (await build()).id
    for (const { id } of [await hire(), await hire()]) expect((await help(id, { room_id })).status).toBe(201)
  })

  it('is planned in no room that is out of use', async () => {
    const { token, hire, build, help } = await openClinic()
    const { state: _, maintenance_until, created_at, updated_at, id, ...room } = await build()
    await server.call('updateRoom', { token, path: { id }, body: { ...room, status: 'inactive' } })
    expect(await help((await hire()).id, { room_id: id })).toMatchObject(
      refused({ room_id: 'This room is inactive. Choose another one, or leave it open' }),
    )
  })
})

describe('the week', () => {
  it('shows dentists, opening hours, shifts and absences of its days', async () => {
    const { token, hire, plan, ask, schedule } = await openClinic()
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
    const { token } = await openClinic()
    expect((await server.call('getDoctorSchedule', { token, query })).status).toBe(status)
  })

  it('is written by manager and front office, read by dentists, and not shown to assistants', async () => {
    const { tokenOf, hire, plan, help } = await openClinic()
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
          ...{ token, path: { id: template.id }, body: { last_day: '2026-12-07', version: 1 } },
        })
      ).status,
    ]
    expect(await answers(await tokenOf('nurse_clinic'))).toEqual([403, 403, 403, 403])
    expect(await answers(await tokenOf('doctor_clinic', id))).toEqual([200, 403, 403, 403])
    expect(await answers(await tokenOf('front_office_clinic'))).toEqual([200, 201, 200, 200])
  })

  it('does not exist for another clinic', async () => {
    const { clinic, hire, plan, help, ask } = await openClinic()
    const { id } = await hire()
    const [template, shift, absence] = [await plan(id), await help(id), await ask(id)].map(({ body }) => body.data.id)
    const other = await openClinic(clinic)
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

describe('an absence', () => {
  const approve = (token: string, id: number, version = 1) =>
    server.call('approveAbsence', { token, path: { id }, body: { version } })
  const cancel = (token: string, id: number, version: number) =>
    server.call('cancelAbsence', { token, path: { id }, body: { version } })

  it('is asked for by a dentist for themselves, and by the desk for anybody', async () => {
    const { tokenOf, hire, ask } = await openClinic()
    const [{ id }, other] = [await hire(), await hire()]
    const dentist = await tokenOf('doctor_clinic', id)
    expect(await ask(other.id, {}, dentist)).toMatchObject(refused({ doctor_id: 'You can ask for yourself only' }))
    expect(await ask(id, {}, await tokenOf('doctor_clinic'))).toMatchObject({ status: 422 })
    expect((await ask(id, {}, dentist)).body.data).toMatchObject({
      ...{ doctor_id: id, state: 'requested', requested_by: 'doctor_clinic', decided_by: null, version: 1 },
    })
    expect((await ask(other.id, {}, await tokenOf('front_office_clinic'))).status).toBe(201)
  })

  it('of others is not shown to a dentist', async () => {
    const { tokenOf, hire, ask, schedule } = await openClinic()
    const [{ id }, other] = [await hire(), await hire()]
    await ask(id)
    const theirs = (await ask(other.id)).body.data
    const token = await tokenOf('doctor_clinic', id)
    expect((await server.call('listAbsence', { token })).body.data.rows).toMatchObject([{ doctor_id: id }])
    expect((await schedule({ from: '2026-11-30', until: '2026-12-06' }, token)).absences).toHaveLength(1)
    expect((await cancel(token, theirs.id, 1)).status).toBe(404)
  })

  it('covers shifts once it is approved, by the manager alone, and uncovers them when it is cancelled', async () => {
    const { clinic, token, tokenOf, hire, plan, ask, shifts } = await openClinic()
    const { id } = await hire()
    await plan(id)
    const absence = (await ask(id)).body.data
    const states = async () => (await shifts()).map(({ state }) => state)
    expect(await states()).toEqual(['working', 'working', 'working', 'working'])
    expect((await approve(await tokenOf('front_office_clinic'), absence.id)).status).toBe(403)
    const dentist = await tokenOf('doctor_clinic', id)
    expect((await approve(dentist, absence.id)).status).toBe(403)
    expect((await approve(token, absence.id)).body.data).toMatchObject({
      ...{ state: 'approved', decided_by: 'Rani', decided_at: now.toISOString(), version: 2 },
    })
    expect(await states()).toEqual(['working', 'away', 'working', 'working'])
    expect((await cancel(dentist, absence.id, 2)).status).toBe(200)
    expect(await states()).toEqual(['working', 'working', 'working', 'working'])
    const events = (await server.changesOf(clinic)).filter(({ object }) => object === 'absence')
    expect(events.map(({ action }) => action)).toEqual(['request', 'approve', 'cancel'])
  })

  it('is decided once: the second is told what the first decided', async () => {
    const { token, hire, ask } = await openClinic()
    const { id } = (await ask((await hire()).id)).body.data
    const reject = { token, path: { id }, body: { reason: 'Dua orang sudah cuti', version: 1 } }
    expect((await server.call('rejectAbsence', reject)).body.data).toMatchObject({
      ...{ state: 'rejected', decision_reason: 'Dua orang sudah cuti' },
    })
    const late = { status: 409, body: { data: { current: { state: 'rejected', version: 2 } } } }
    expect(await approve(token, id)).toMatchObject(late)
    expect(await cancel(token, id, 2)).toMatchObject(late)
  })

  it('is decided by who read its newest version', async () => {
    const { token, hire, ask } = await openClinic()
    const { id } = (await ask((await hire()).id)).body.data
    await approve(token, id)
    expect((await cancel(token, id, 1)).status).toBe(409)
  })

  it('that runs ends yesterday when it is cancelled, and stays when it is over', async () => {
    const { signIn, hire, ask } = await openClinic()
    const { id } = (await ask((await hire()).id)).body.data
    await approve(await signIn(), id)
    now = new Date('2026-12-02T03:00:00Z')
    const token = await signIn()
    expect((await cancel(token, id, 2)).body.data).toMatchObject({ state: 'approved', ends_on: '2026-12-01' })
    expect(await cancel(token, id, 3)).toMatchObject({
      ...{ status: 409, body: { msg: 'These days are over: what was stays as it was.' } },
    })
  })

  it.each([
    ['backwards', { ends_on: '2026-11-29' }, { ends_on: 'Must not be before the first day' }],
    ['of months ago', { starts_on: '2026-09-01' }, { starts_on: 'At most a month back' }],
    ['of two years', { ends_on: '2028-12-02' }, { ends_on: 'At most a year; is the year right?' }],
    [
      'in days that were asked for',
      { starts_on: '2026-12-02', ends_on: '2026-12-03' },
      { starts_on: 'There is a request or an absence in these days already' },
    ],
  ])('is refused %s', async (_, said, fields) => {
    const { hire, ask } = await openClinic()
    const { id } = await hire()
    await ask(id)
    expect(await ask(id, { starts_on: '2026-12-10', ends_on: '2026-12-11', ...said })).toMatchObject(refused(fields))
  })

  it('tells the appointments of its days, before and after the decision', async () => {
    const { clinic, token, tokenOf, hire, ask } = await openClinic()
    const [{ id }, other] = [await hire(), await hire()]
    const patient = (await server.call('createPatient', { token, body: patientInput({ first_name: 'Siti' }) })).body
      .data
    const book = (doctor_id: number, starts_at: string, state: 'booked' | 'confirmed' | 'cancelled') =>
      server.database
        .insertInto('appointment')
        .values({
          ...{ company_id: clinic.company_id, clinic_id: clinic.clinic_id, patient_id: patient.id, doctor_id },
          ...{ starts_at, ends_at: new Date(Date.parse(starts_at) + 1_800_000), state, reason: 'control', note: '' },
          ...{ source: 'phone', reminder: 'none', override_reason: '', created_by: 'Rani', staff_id: null },
          ...{ room_id: null, cancel_reason: state === 'cancelled' ? 'unreachable' : null, cancel_note: '' },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    const first = await book(id, '2026-11-29T17:00:00Z', 'confirmed') // the first minute of the day in Jakarta
    const last = await book(id, '2026-12-02T16:00:00Z', 'booked')
    await book(id, '2026-12-02T17:00:00Z', 'booked')
    await book(id, '2026-12-01T03:00:00Z', 'cancelled')
    await book(other.id, '2026-12-01T03:00:00Z', 'booked')
    const absence = (await ask(id)).body.data
    expect(absence.appointments).toBe(2)
    const path = { id: absence.id }
    const { body } = await server.call('listAbsenceAppointment', { token, path })
    expect(body.data.rows).toMatchObject([
      {
        id: first.id,
        patient_name: 'Siti Lestari',
        patient_phone: patient.phone,
        starts_at: '2026-11-29T17:00:00.000Z',
      },
      { id: last.id },
    ])
    expect((await approve(token, absence.id)).body.data).toMatchObject({ state: 'approved', appointments: 2 })
    expect((await server.call('listAbsenceAppointment', { token, path })).body.data.rows).toEqual(body.data.rows)
    const dentist = await tokenOf('doctor_clinic', id)
    expect((await server.call('listAbsenceAppointment', { token: dentist, path })).status).toBe(403)
  })
})

describe('who works', () => {
  const update = (
    token: string,
    { id, display_name, room_name, photo, licence, created_at, updated_at, ...doctor }: Schema<'Doctor'>,
    said: object,
  ) => server.call('updateDoctor', { token, path: { id }, body: { ...doctor, ...said } })

  it('takes their shifts to come along when the NIK is corrected', async () => {
    const here = await openClinic(undefined, { name: 'Kenari Tebet' })
    const there = await openClinic(here.clinic)
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

  it('is not made inactive with shifts to come, and told what to do', async () => {
    const { token, hire, help } = await openClinic()
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
    const { token, signIn, hire, build, help } = await openClinic()
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
