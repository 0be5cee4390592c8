import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openRooms } from './doctor-room-fixture'

// 10:00 in Jakarta, a Friday
const server = await startTestServer({ now: () => new Date('2026-11-20T03:00:00Z') })
afterAll(() => server.close())

const [from, to] = ['2026-11-23', '2026-11-30']
const week = [to, '2026-12-06'] as const

describe('the rooms of a week', () => {
  it('are copied to the same shifts of another one, whichever of its days is named, and previewed', async () => {
    const { token, build, work, preview, copy, rooms } = await openRooms(server)
    const [one, two, gone, serviced] = [await build('T1'), await build('T2'), await build('T3'), await build('T4')]
    await work('2026-11-23', { room_id: one })
    await work('2026-11-24', { room_id: gone })
    await work('2026-11-25')
    await work('2026-11-27', { room_id: two })
    await work('2026-11-28', { room_id: serviced })
    for (const date of ['2026-11-30', '2026-12-01']) await work(date)
    for (const date of ['2026-12-02', '2026-12-03', '2026-12-04']) await work(date, { room_id: two })
    await work('2026-12-05')
    await server.database.updateTable('room').set({ status: 'inactive' }).where('id', '=', gone).execute()
    const window = { starts_at: '2026-12-05T11:00:00+07:00', ends_at: '2026-12-05T15:00:00+07:00', reason: 'Servis' }
    await server.call('createRoomMaintenance', { token, path: { id: serviced }, body: window })

    const skipped = [
      { reason: 'room', shifts: 2 },
      { reason: 'roomless', shifts: 1 },
      { reason: 'unmatched', shifts: 1 },
      { reason: 'unchanged', shifts: 1 },
    ]
    const before = await rooms(...week)
    expect(await preview('2026-11-29', '2026-12-02')).toEqual({ from, to, shifts: 1, skipped })
    expect(await rooms(...week)).toEqual(before)
    expect(await copy('2026-11-29', '2026-12-02')).toMatchObject({
      status: 201,
      body: { data: { from, to, state: 'copied', shifts: 1, skipped, kept: [], version: 1 } },
    })
    expect(await rooms(...week)).toEqual([
      ['2026-11-30', one, 2],
      ['2026-12-01', null, 1],
      ['2026-12-02', two, 1],
      ['2026-12-03', two, 1],
      ['2026-12-04', two, 1],
      ['2026-12-05', null, 1],
    ])
    expect(await preview(from, to)).toMatchObject({ shifts: 0 })
    expect((await copy(from, to)).body.data).toMatchObject({ shifts: 0 })
  })

  it('are those of shifts at the same hours, not cancelled, and not begun', async () => {
    const { token, build, work, preview, copy, rooms } = await openRooms(server)
    const room = await build('T1')
    await work('2026-11-20', { room_id: room, starts: '09:00', ends: '12:00' })
    await work('2026-11-27', { starts: '09:30' })
    const { id } = await work('2026-11-26', { room_id: room })
    await server.call('cancelDoctorShift', { token, path: { id }, body: { reason: 'x', version: 1 } })
    await work('2026-12-03')
    expect(await preview('2026-11-27', '2026-11-20')).toMatchObject({ skipped: [{ reason: 'begun', shifts: 1 }] })
    expect(await preview('2026-11-26', '2026-12-03')).toMatchObject({ skipped: [{ reason: 'unmatched', shifts: 1 }] })
    await copy('2026-11-20', '2026-11-27')
    await copy('2026-11-26', '2026-12-03')
    await copy('2026-11-27', '2026-11-20')
    expect(await rooms('2026-11-20', '2026-12-06')).toEqual([
      ['2026-11-20', room, 1],
      ['2026-11-26', room, 2],
      ['2026-11-27', null, 1],
      ['2026-12-03', null, 1],
    ])
  })

  it('are not copied to the week itself, nor previewed or copied by others than the manager', async () => {
    const { clinic, token, copy } = await openRooms(server)
    const refused = { status: 422, body: { data: { fields: { to: 'This is the same week: choose another one' } } } }
    expect(await copy('2026-11-23', '2026-11-29')).toMatchObject(refused)
    const query = { from, to: from }
    expect(await server.call('previewDoctorRoomCopy', { token, query })).toMatchObject(refused)
    const desk = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic'))
    expect(await server.call('previewDoctorRoomCopy', { token: desk, query: { from, to } })).toMatchObject({
      status: 403,
    })
  })

  it('are copied once by a request sent again', async () => {
    const { token, build, work, rooms } = await openRooms(server)
    const room = await build('T1')
    await work('2026-11-23', { room_id: room })
    await work('2026-11-30')
    const send = () =>
      server.call('copyDoctorRoom', { token, body: { from, to }, headers: { 'Idempotency-Key': 'room-copy-1' } })
    const [first, second] = [await send(), await send()]
    expect(first.body.data).toMatchObject({ shifts: 1 })
    expect(second.body.data).toEqual(first.body.data)
    expect(await rooms(...week)).toEqual([['2026-11-30', room, 2]])
  })
})

describe('a copy of rooms, when it is undone', () => {
  it('gives each shift the room it had before, or none, and leaves other shifts and copies alone', async () => {
    const { build, work, copy, undo, rooms } = await openRooms(server)
    const [one, two] = [await build('T1'), await build('T2')]
    await work('2026-11-23', { room_id: one })
    await work('2026-11-24', { room_id: one })
    await work('2026-11-30')
    await work('2026-12-01', { room_id: two })
    const first = (await copy(from, to)).body.data
    await work('2026-11-25', { room_id: one })
    await work('2026-12-02')
    const second = (await copy(from, to)).body.data
    expect(second).toMatchObject({ shifts: 1, skipped: [{ reason: 'unchanged', shifts: 2 }] })
    expect(await undo(first.id)).toMatchObject({
      status: 200,
      body: { data: { state: 'undone', shifts: 2, kept: [], version: 2 } },
    })
    const want = [
      ['2026-11-30', null, 3],
      ['2026-12-01', two, 3],
      ['2026-12-02', one, 2],
    ]
    expect(await rooms(...week)).toEqual(want)
    expect(await undo(first.id)).toMatchObject({ status: 409, body: { data: { current: { state: 'undone' } } } })
    expect(await rooms(...week)).toEqual(want)
  })

  it('leaves the shifts changed or cancelled since, those that have begun, and a room out of use by now', async () => {
    const { token, build, work, allocate, copy, undo, rooms } = await openRooms(server)
    const [one, two, gone] = [await build('T1'), await build('T2'), await build('T3')]
    for (const date of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'])
      await work(date, { room_id: one })
    const [moved, cancelled, begun] = [await work('2026-11-30'), await work('2026-12-01'), await work('2026-12-02')]
    await work('2026-12-03', { room_id: gone })
    await work('2026-12-04', { room_id: two })
    const { id } = (await copy(from, to)).body.data
    await allocate(moved.id, two, 2)
    await server.call('cancelDoctorShift', { token, path: { id: cancelled.id }, body: { reason: 'x', version: 2 } })
    const hours = { starts_at: '2026-11-20T02:00:00Z', ends_at: '2026-11-20T06:00:00Z' }
    await server.database.updateTable('shift').set(hours).where('id', '=', begun.id).execute()
    await server.database.updateTable('room').set({ status: 'inactive' }).where('id', '=', gone).execute()
    expect((await undo(id)).body.data).toMatchObject({
      shifts: 5,
      kept: [
        { reason: 'changed', shifts: 2 },
        { reason: 'begun', shifts: 1 },
        { reason: 'room', shifts: 1 },
      ],
    })
    expect(new Map((await rooms(...week)).map(([date, room]) => [date, room]))).toEqual(
      new Map([
        ['2026-11-30', two],
        ['2026-12-01', one],
        ['2026-12-02', one],
        ['2026-12-03', one],
        ['2026-12-04', two],
      ]),
    )
  })

  it('leaves regular shifts to their rule again, except where the rule changed in between', async () => {
    const { token, build, work, plan, copy, undo, shifts } = await openRooms(server)
    const room = await build('T1')
    await work('2026-11-23', { room_id: room })
    await work('2026-11-24', { room_id: room })
    const [same, changed] = [await plan('monday'), await plan('tuesday')]
    const { id } = (await copy(from, to)).body.data
    expect(await shifts(...week)).toMatchObject([{ is_exception: true }, { is_exception: true }])
    await server.call('endShiftTemplate', {
      token,
      path: { id: changed.id },
      body: { last_day: '2026-12-31', version: 1 },
    })
    await undo(id)
    expect(await shifts(...week)).toMatchObject([
      { template_id: same.id, room_id: null, is_exception: false },
      { template_id: changed.id, room_id: null, is_exception: true },
    ])
  })

  it('is one of the own clinic, of the rooms, and undone by the manager', async () => {
    const [here, there] = [await openRooms(server), await openRooms(server)]
    const room = await here.build('T1')
    await here.work('2026-11-23', { room_id: room })
    await here.work('2026-11-30')
    const { id } = (await here.copy(from, to)).body.data
    expect(await here.undo(id, there.token)).toMatchObject({ status: 404 })
    const desk = await server.tokenOf(await server.makeUser(here.clinic, 'front_office_clinic'))
    expect(await here.undo(id, desk)).toMatchObject({ status: 403 })
    // the ways to undo are not mistaken for each other
    const call = { token: here.token, body: { version: 1 } }
    expect(await server.call('undoDoctorWeekCopy', { ...call, path: { id } })).toMatchObject({ status: 404 })
    const shifts = (await server.call('copyDoctorWeek', { token: here.token, body: { from, to } })).body.data
    expect(await here.undo(shifts.id)).toMatchObject({ status: 404 })
    expect(await here.rooms(...week)).toEqual([['2026-11-30', room, 2]])
  })
})
