import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { hours, mondays, nik, openSchedule } from './staff-schedule-fixture'

const friday = new Date('2026-11-20T03:00:00Z')

// 10:00 in Jakarta
let now = friday

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

beforeEach(() => {
  now = friday
})

describe('shifts of assistants', () => {
  it('fill the weeks of a regular one, with whom and where', async () => {
    const { hire, hireDoctor, build, plan, schedule } = await openSchedule(server)
    const [staff, doctor, room] = [await hire(), await hireDoctor(), await build()]
    const made = await plan(staff.id, { assists_doctor_id: doctor.id, room_id: room.id })
    expect(made).toMatchObject({
      status: 201,
      body: { data: { assists_doctor_name: 'drg. Ayu', room_name: 'Melati', staff_id: staff.id } },
    })
    const { shifts } = await schedule({ from: '2026-11-16', until: '2026-12-20' })
    expect(shifts.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'])
    expect(shifts[0]).toMatchObject({
      assists_doctor_name: 'drg. Ayu',
      room_name: 'Melati',
      starts: '08:00',
      ends: '12:00',
      state: 'working',
    })
  })

  it('are changed and ended with it, but those changed by themselves', async () => {
    const { token, hire, hireDoctor, plan, schedule } = await openSchedule(server)
    const [staff, doctor] = [await hire(), await hireDoctor()]
    const { id } = (await plan(staff.id)).body.data
    const [first] = (await schedule()).shifts
    const moved = await server.call('updateStaffShift', {
      token,
      path: { id: first?.id ?? 0 },
      body: { ...hours, starts: '09:00', version: 1 },
    })
    expect(moved).toMatchObject({ status: 200, body: { data: { starts: '09:00', is_exception: true, version: 2 } } })
    const { staff_id: _, ...change } = { ...mondays, staff_id: 0, assists_doctor_id: doctor.id, version: 1 }
    expect((await server.call('updateStaffTemplate', { token, path: { id }, body: change })).status).toBe(200)
    const later = (await schedule({ from: '2026-11-23', until: '2026-12-20' })).shifts
    expect(later.map(({ assists_doctor_id }) => assists_doctor_id)).toEqual([null, doctor.id, doctor.id, doctor.id])
    const ended = await server.call('endStaffTemplate', {
      token,
      path: { id },
      body: { last_day: '2026-11-30', version: 2 },
    })
    expect(ended.status).toBe(200)
    expect((await schedule({ from: '2026-11-23', until: '2026-12-20' })).shifts).toHaveLength(2)
  })

  it('are cancelled with a reason, and then are no more changed', async () => {
    const { token, hire, help, schedule } = await openSchedule(server)
    const { id } = (await help((await hire()).id)).body.data
    const body = { reason: ' Sakit ', version: 1 }
    expect(await server.call('cancelStaffShift', { token, path: { id }, body })).toMatchObject({
      status: 200,
      body: { data: { state: 'cancelled', cancel_reason: 'Sakit' } },
    })
    expect((await schedule()).shifts).toMatchObject([{ state: 'cancelled' }])
    const again = { token, path: { id }, body: { ...hours, version: 2 } }
    expect(await server.call('updateStaffShift', again)).toMatchObject({ status: 409 })
  })

  it('are kept apart from those of dentists', async () => {
    const { token, hire, hireDoctor, help, practise, schedule, plan } = await openSchedule(server)
    const [staff, doctor] = [await hire(), await hireDoctor()]
    const own = (await help(staff.id)).body.data
    const other = (await practise(doctor.id)).body.data
    const template = (await plan(staff.id)).body.data
    const query = { from: '2026-11-24', until: '2026-11-24' }
    expect((await schedule(query)).shifts.map(({ id }) => id)).toEqual([own.id])
    const dentists = (await server.call('getDoctorSchedule', { token, query })).body.data
    expect(dentists.shifts.map(({ id }) => id)).toEqual([other.id])
    const cancel = { token, body: { reason: 'x', version: 1 } }
    expect((await server.call('cancelStaffShift', { ...cancel, path: { id: other.id } })).status).toBe(404)
    expect((await server.call('cancelDoctorShift', { ...cancel, path: { id: own.id } })).status).toBe(404)
    const end = { token, path: { id: template.id }, body: { last_day: '2026-11-30', version: 1 } }
    expect((await server.call('endShiftTemplate', end)).status).toBe(404)
    expect((await server.call('listShiftTemplate', { token })).body.data.count).toBe(0)
    expect((await server.call('listStaffTemplate', { token })).body.data.count).toBe(1)
  })

  it.each<[string, object, Record<string, string>]>([
    ['of nobody', { staff_id: 9e9 }, { staff_id: 'This is not one of the choices' }],
    [
      'with a dentist of elsewhere',
      { assists_doctor_id: 9e9 },
      { assists_doctor_id: 'This is not one of the choices' },
    ],
    ['in a room of elsewhere', { room_id: 9e9 }, { room_id: 'This is not one of the choices' }],
    ['that ends before it begins', { ends: '07:00' }, { ends: 'This must be after the beginning' }],
    ['of yesterday', { date: '2026-11-19' }, { date: 'This day is over. Choose today or a later day' }],
  ])('%s are refused', async (_, input, fields) => {
    const { hire, help } = await openSchedule(server)
    expect(await help((await hire()).id, input)).toMatchObject({ status: 422, body: { data: { fields } } })
  })

  it('of or with an inactive person are refused', async () => {
    const { hire, hireDoctor, build, help } = await openSchedule(server)
    const fieldsOf = async (call: ReturnType<typeof help>) => Object.keys((await call).body.data.fields ?? {})
    const [gone, here] = [await hire({ status: 'inactive' }), await hire()]
    const doctor = await hireDoctor({ status: 'inactive' })
    const room = await build('T9', 'inactive')
    expect(await fieldsOf(help(gone.id))).toEqual(['staff_id'])
    expect(await fieldsOf(help(here.id, { assists_doctor_id: doctor.id }))).toEqual(['assists_doctor_id'])
    expect(await fieldsOf(help(here.id, { room_id: room.id }))).toEqual(['room_id'])
  })

  it('do not overlap, wherever in the company the person works, and as whatever', async () => {
    const cikini = await openSchedule(server, undefined, { name: 'Kenari Cikini' })
    const tebet = await openSchedule(server, cikini.clinic, { name: 'Kenari Tebet' })
    const own = nik()
    const [here, there] = [await cikini.hire({ nik: own }), await tebet.hire({ nik: own })]
    const practises = await cikini.hireDoctor({ nik: own })
    await cikini.help(here.id)
    const starts = 'Works already on Tuesday, 24 November 2026, 08:00–12:00, at Kenari Cikini'
    const refused = (starts: string) => ({ status: 422, body: { data: { fields: { starts } } } })
    const hours = { starts: '11:00', ends: '13:00' }
    // of another clinic not even the hours are told
    const elsewhere = 'Not free at that time on Tuesday, 24 November 2026: works elsewhere in the company'
    expect(await tebet.help(there.id, hours)).toMatchObject(refused(elsewhere))
    expect(await cikini.practise(practises.id, hours)).toMatchObject(refused(starts))
    expect((await tebet.help(there.id, { starts: '12:00', ends: '13:00' })).status).toBe(201)
  })

  it('to come keep somebody, and a room, from being made inactive', async () => {
    const { token, signIn, hire, build, help } = await openSchedule(server)
    const [{ id, version, licence: _, doctor_name, photo, created_at, updated_at, ...staff }, room] = [
      await hire(),
      await build(),
    ]
    await help(id, { room_id: room.id })
    const put = { token, path: { id }, body: { ...staff, status: 'inactive', version } }
    const status =
      'Has shifts, the first on Tuesday, 24 November 2026. End their templates and cancel their shifts in Assistant Schedule first'
    expect(await server.call('updateStaff', put)).toMatchObject({ status: 422, body: { data: { fields: { status } } } })
    now = new Date('2026-11-25T03:00:00Z')
    expect((await server.call('updateStaff', { ...put, token: await signIn() })).status).toBe(200)
  })

  it('to come are of whom the NIK is of by now', async () => {
    const { token, hire, help } = await openSchedule(server)
    const [one, other] = [await hire(), await hire({ nik: '3171065705900099' })]
    await help(one.id)
    const { id, version, licence: _, doctor_name, photo, created_at, updated_at, ...staff } = one
    const body = { ...staff, nik: '3171065705900098', version }
    expect((await server.call('updateStaff', { token, path: { id }, body })).status).toBe(200)
    const { worker_key } = await server.database
      .selectFrom('shift')
      .select('worker_key')
      .where('staff_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(worker_key).toBe('3171065705900098')
    expect((await help(other.id)).status).toBe(201)
  })
})

describe('absences of assistants', () => {
  it('once approved, their shifts do not take place', async () => {
    const { token, tokenOf, hire, help, ask, approve, schedule } = await openSchedule(server)
    const staff = await hire()
    await help(staff.id)
    const { id } = (await ask(staff.id)).body.data
    expect((await schedule()).shifts).toMatchObject([{ state: 'working' }])
    const desk = await tokenOf('front_office_clinic')
    const decide = { token: desk, path: { id }, body: { version: 1 } }
    expect((await server.call('approveStaffAbsence', decide)).status).toBe(403)
    expect(await approve(id)).toMatchObject({ status: 200, body: { data: { state: 'approved', decided_by: 'Rani' } } })
    expect(await schedule()).toMatchObject({ shifts: [{ state: 'away' }], absences: [{ staff_name: 'Yuni' }] })
    const cancel = { token: desk, path: { id }, body: { version: 2 } }
    expect((await server.call('cancelStaffAbsence', cancel)).status).toBe(200)
    expect((await schedule()).shifts).toMatchObject([{ state: 'working' }])
    expect((await server.call('cancelAbsence', { token, path: { id }, body: { version: 3 } })).status).toBe(404)
  })

  it('are rejected with a reason, listed by state, and not asked for twice', async () => {
    const { token, hire, ask } = await openSchedule(server)
    const staff = await hire()
    const { id } = (await ask(staff.id)).body.data
    expect(await ask(staff.id)).toMatchObject({
      status: 422,
      body: { data: { fields: { starts_on: expect.any(String) } } },
    })
    const body = { reason: 'Dua sudah cuti', version: 1 }
    expect((await server.call('rejectStaffAbsence', { token, path: { id }, body })).status).toBe(200)
    const listed = async (state: string) =>
      (await server.call('listStaffAbsence', { token, query: { state } })).body.data.count
    expect([await listed('requested'), await listed('rejected')]).toEqual([0, 1])
    expect((await server.call('listAbsence', { token })).body.data.count).toBe(0)
  })

  it('wait for the manager in the notifications', async () => {
    const { token, hire, ask } = await openSchedule(server)
    await ask((await hire()).id)
    const waiting = (await server.call('listNotification', { token })).body.data
    expect(waiting).toEqual([{ kind: 'staff_absence_requested', count: 1 }])
  })
})

describe('coverage', () => {
  it('counts the people working at the chairs, without those absent, cancelled or placed elsewhere', async () => {
    const { token, hire, hireDoctor, help, practise, ask, approve, schedule } = await openSchedule(server)
    const [one, two] = [await hireDoctor(), await hireDoctor()]
    const [nurse, pharmacist] = [await hire(), await hire({ position: 'pharmacist' })]
    await practise(one.id)
    await practise(two.id, { starts: '10:00', ends: '14:00' })
    await help(nurse.id, { ends: '13:00' })
    const { id } = (await help(pharmacist.id, { starts: '10:00' })).body.data
    const of = async () =>
      (await schedule()).coverage.map(({ date, part, dentists, assistants }) => [date, part, dentists, assistants])
    const day = '2026-11-24'
    // at 12:00 the nurse is there, at 13:00 not any more
    expect(await of()).toEqual([
      [day, 'morning', 2, 1],
      [day, 'afternoon', 1, 0],
    ])
    const body = { ...hours, starts: '10:00', assists_doctor_id: two.id, version: 1 }
    await server.call('updateStaffShift', { token, path: { id }, body })
    expect((await of())[0]).toEqual([day, 'morning', 2, 2])
    await approve((await ask(nurse.id)).body.data.id)
    expect((await of())[0]).toEqual([day, 'morning', 2, 1])
  })
})
