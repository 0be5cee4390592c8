import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { hours, mondays, nik, openSchedule, refused } from './doctor-schedule-fixture'

const friday = new Date('2026-11-20T03:00:00Z')

// 10:00 in Jakarta
let now = friday

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

beforeEach(() => {
  now = friday
})

describe('a template', () => {
  it('fills its weeks with shifts, in the zone of the clinic', async () => {
    const { hire, plan, shifts } = await openSchedule(server, undefined, { time_zone: 'Asia/Jayapura' })
    const { id } = await hire()
    const reply = await plan(id, { every_weeks: 2 })
    expect(reply).toMatchObject({
      status: 201,
      body: { data: { ...mondays, every_weeks: 2, doctor_id: id, room_name: null, version: 1 } },
    })
    expect(await shifts()).toMatchObject([
      {
        ...hours,
        date: '2026-11-23',
        doctor_id: id,
        template_id: reply.body.data.id,
        is_exception: false,
        starts_at: '2026-11-22T23:00:00.000Z',
        ends_at: '2026-11-23T03:00:00.000Z',
        state: 'working',
        version: 1,
      },
      { date: '2026-12-07' },
    ])
  })

  it('leaves out the shift of today that has begun', async () => {
    const { hire, plan, dates } = await openSchedule(server)
    await plan((await hire()).id, { weekday: 'friday' })
    expect(await dates()).toEqual(['2026-11-27', '2026-12-04', '2026-12-11'])
  })

  it('takes nothing when one day is taken, and names it', async () => {
    const { hire, plan, help, dates } = await openSchedule(server)
    const { id } = await hire()
    await help(id, { date: '2026-12-07', starts: '11:00', ends: '14:00' })
    expect(await plan(id)).toMatchObject(
      refused({ starts: 'Works already on Monday, 7 December 2026, 11:00–14:00, at Klinik Gigi Senyum' }),
    )
    expect(await dates()).toEqual(['2026-12-07'])
    expect((await plan(id, { starts: '14:00', ends: '18:00' })).status).toBe(201)
  })

  it('knows the shifts of the same person in another clinic of the company, and tells in the language asked', async () => {
    const here = await openSchedule(server, undefined, { name: 'Kenari Tebet' })
    const there = await openSchedule(server, here.clinic)
    const person = nik()
    await here.plan((await here.hire({ nik: person })).id)
    const { id } = await there.hire({ nik: person })
    const { body } = await server.call('createShiftTemplate', {
      token: there.token,
      headers: { 'accept-language': 'id' },
      body: { ...mondays, doctor_id: id, starts: '09:00' },
    })
    expect(body.data.fields).toEqual({
      starts: 'Tidak bisa pada waktu itu, Senin, 23 November 2026: bertugas di klinik lain perusahaan ini',
    })
    expect(await there.dates()).toEqual([])
    // asking for somebody's hours by a NIK is recorded
    const refusals = (await server.eventsOf(there.clinic)).filter(({ action }) => action === 'refuse')
    expect(refusals).toMatchObject([
      {
        object: 'shift',
        clinic_id: there.clinic.clinic_id,
        reason: 'worksElsewhere',
        query: { worker_key: person, day: '2026-11-23', starts: '09:00', ends: '12:00' },
      },
    ])
    const elsewhere = await openSchedule(server)
    expect((await elsewhere.plan((await elsewhere.hire({ nik: person })).id)).status).toBe(201)
  })

  it('is stored once by ten at the same time', async () => {
    const { hire, plan, shifts } = await openSchedule(server)
    const { id } = await hire()
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => plan(id)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 422)])
    expect(await shifts()).toHaveLength(4)
  })

  it('that is changed changes its shifts to come, and none that was changed or cancelled by itself', async () => {
    const { token, hire, plan, shifts } = await openSchedule(server)
    const { id } = await hire()
    const template = (await plan(id)).body.data
    const [first, second] = await shifts()
    await server.call('updateDoctorShift', {
      token,
      path: { id: first?.id ?? 0 },
      body: { ...hours, starts: '10:00', version: 1 },
    })
    const cancel = { token, path: { id: second?.id ?? 0 }, body: { reason: 'Seminar', version: 1 } }
    expect((await server.call('cancelDoctorShift', cancel)).body.data).toMatchObject({
      state: 'cancelled',
      is_exception: true,
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
    const { signIn, hire, plan, shifts } = await openSchedule(server)
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
    const { token, hire, plan, help, dates } = await openSchedule(server)
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
    const { token, hire, plan, dates } = await openSchedule(server)
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
  ])('is refused %s', async (_, input, fields) => {
    const { hire, plan } = await openSchedule(server)
    expect(await plan((await hire()).id, input)).toMatchObject(refused(fields))
  })

  it('is refused with unreadable hours, too many weeks, and for nobody', async () => {
    const { hire, plan } = await openSchedule(server)
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
    const { clinic, token, hire, build, help, shifts } = await openSchedule(server)
    const [{ id: doctor }, room] = [await hire(), await build()]
    const { id, ...extra } = (await help(doctor, { quota: 6 })).body.data
    expect(extra).toMatchObject({ ...hours, quota: 6, template_id: null, is_exception: false, room_name: null })
    const body = { ...hours, ends: '15:00', room_id: room.id, version: 1 }
    const moved = await server.call('updateDoctorShift', { token, path: { id }, body })
    expect(moved.body.data).toMatchObject({ ends: '15:00', room_name: 'Melati', is_exception: true, version: 2 })
    expect(await server.call('updateDoctorShift', { token, path: { id }, body })).toMatchObject({
      status: 409,
      body: { data: { current: { version: 2 } } },
    })
    const cancel = { token, path: { id }, body: { reason: ' Listrik padam ', version: 2 } }
    expect((await server.call('cancelDoctorShift', cancel)).status).toBe(200)
    expect(await shifts()).toMatchObject([{ state: 'cancelled', cancel_reason: 'Listrik padam' }])
    expect(await server.call('cancelDoctorShift', { ...cancel, body: { reason: 'Lagi', version: 3 } })).toMatchObject({
      status: 409,
      body: { msg: 'This shift has been cancelled already.' },
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
    const { token, hire, help } = await openSchedule(server)
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

  it('that is over cannot be changed', async () => {
    const { signIn, hire, help } = await openSchedule(server)
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
  ])('is refused %s', async (_, input, fields) => {
    const { hire, help } = await openSchedule(server)
    expect(await help((await hire()).id, input)).toMatchObject(refused(fields))
  })

  it('may share a room with another dentist: that is shown, not forbidden', async () => {
    const { hire, build, help } = await openSchedule(server)
    const room_id = (await build()).id
    for (const { id } of [await hire(), await hire()]) expect((await help(id, { room_id })).status).toBe(201)
  })

  it('is planned in no room that is out of use', async () => {
    const { token, hire, build, help } = await openSchedule(server)
    const { state: _, maintenance_until, created_at, updated_at, id, ...room } = await build()
    await server.call('updateRoom', { token, path: { id }, body: { ...room, status: 'inactive' } })
    expect(await help((await hire()).id, { room_id: id })).toMatchObject(
      refused({ room_id: 'This room is inactive. Choose another one, or leave it open' }),
    )
  })
})
