import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { hours, nextWeek, openSchedule, week } from './staff-schedule-fixture'

// 10:00 in Jakarta, a Friday
const now = new Date('2026-11-20T03:00:00Z')

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

const always = [{ from: '08:00', until: '20:00' }]
const openWeek = {
  monday: always,
  tuesday: always,
  wednesday: always,
  thursday: always,
  friday: always,
  saturday: always,
  sunday: [],
}

describe('a copied week', () => {
  it('is previewed, and skips each shift for its reason', async () => {
    const { token, clinic, hire, build, plan, help, ask, approve, copy, preview, schedule } = await openSchedule(server)
    const [one, regular, away, gone] = [await hire(), await hire(), await hire(), await hire()]
    const [broken, serviced] = [await build('T1'), await build('T2')]
    await help(one.id)
    await help(one.id, { date: '2026-11-25', room_id: broken.id })
    await help(one.id, { date: '2026-11-26', room_id: serviced.id })
    await help(one.id, { date: '2026-11-27' })
    // a regular rule gives the Mondays; that of the second week is cancelled
    await plan(regular.id)
    await plan(regular.id, { weekday: 'tuesday', valid_until: '2026-12-15' })
    await help(away.id)
    await help(gone.id)
    const { shifts } = await schedule(nextWeek)
    const tuesday = shifts.find(({ date }) => date === '2026-12-01')
    await server.call('cancelStaffShift', {
      token,
      path: { id: tuesday?.id ?? 0 },
      body: { reason: 'Listrik padam', version: 1 },
    })
    await approve((await ask(away.id, { starts_on: '2026-12-01', ends_on: '2026-12-01' })).body.data.id)
    const { database } = server
    await database.updateTable('room').set({ status: 'inactive' }).where('id', '=', broken.id).execute()
    await database.updateTable('staff').set({ status: 'inactive' }).where('id', '=', gone.id).execute()
    const window = { starts_at: '2026-12-03T11:00:00+07:00', ends_at: '2026-12-03T12:30:00+07:00', reason: 'Servis' }
    await server.call('createRoomMaintenance', { token, path: { id: serviced.id }, body: window })
    await database
      .updateTable('clinic')
      .set({
        opening_week: JSON.stringify(openWeek),
        special_dates: JSON.stringify([{ date: '2026-12-04', name: 'Libur', shifts: [] }]),
      })
      .where('id', '=', clinic.clinic_id)
      .execute()

    const want = {
      from: week.from,
      to: nextWeek.from,
      shifts: 1,
      skipped: [
        { reason: 'room', shifts: 2 },
        ...['cancelled', 'away', 'inactive', 'working', 'closed'].map((reason) => ({ reason, shifts: 1 })),
      ].sort(byReason),
    }
    const sorted = (found: { skipped: { reason: string; shifts: number }[] }) => ({
      ...found,
      skipped: [...found.skipped].sort(byReason),
    })
    expect(sorted(await preview('2026-11-26', '2026-12-06'))).toEqual(want)
    expect((await schedule(nextWeek)).shifts).toHaveLength(2)
    expect(sorted((await copy()).body.data)).toMatchObject(want)
    expect((await schedule(nextWeek)).shifts.filter(({ template_id }) => template_id === null)).toMatchObject([
      { staff_id: one.id, date: '2026-12-01' },
    ])
    // of this week, the days before today are over
    const before = await preview(week.from, '2026-11-16')
    expect(before.skipped).toContainEqual({ reason: 'over', shifts: 7 })
    expect(
      await server.call('previewStaffWeekCopy', { token, query: { from: week.from, to: week.until } }),
    ).toMatchObject({ status: 422, body: { data: { fields: { to: expect.any(String) } } } })
  })

  it('skips nothing as closed while the clinic has entered no opening hours', async () => {
    const { hire, help, preview } = await openSchedule(server)
    await help((await hire()).id)
    expect(await preview()).toMatchObject({ shifts: 1, skipped: [] })
  })

  it('is undone: the shifts that it entered go, and no others', async () => {
    const { hire, help, copy, undo, schedule } = await openSchedule(server)
    const [one, two] = [await hire(), await hire()]
    await help(one.id)
    await help(two.id)
    await help(one.id, { date: '2026-12-02' })
    const first = (await copy()).body.data
    // somebody copied the week after that
    await help(one.id, { date: '2026-11-27' })
    const second = (await copy()).body.data
    expect(second.shifts).toBe(1)
    expect(await undo(first.id)).toMatchObject({
      status: 200,
      body: { data: { state: 'undone', shifts: 2, kept: [], version: 2 } },
    })
    expect((await schedule(nextWeek)).shifts.map(({ date }) => date)).toEqual(['2026-12-02', '2026-12-04'])
    expect((await schedule()).shifts).toHaveLength(3)
    expect(await undo(first.id)).toMatchObject({ status: 409, body: { data: { current: { state: 'undone' } } } })
    expect((await schedule(nextWeek)).shifts).toHaveLength(2)
  })

  it('is undone but for the shifts that were changed or cancelled since, or have begun', async () => {
    const { token, hire, help, copy, undo, schedule } = await openSchedule(server)
    const staff = await hire()
    for (const date of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']) await help(staff.id, { date })
    const { id } = (await copy()).body.data
    const [monday, tuesday, wednesday] = (await schedule(nextWeek)).shifts
    await server.call('updateStaffShift', {
      token,
      path: { id: tuesday?.id ?? 0 },
      body: { ...hours, ends: '13:00', version: 1 },
    })
    await server.call('cancelStaffShift', {
      token,
      path: { id: wednesday?.id ?? 0 },
      body: { reason: 'Sakit', version: 1 },
    })
    await server.database
      .updateTable('shift')
      .set({ starts_at: '2026-11-20T02:00:00Z', ends_at: '2026-11-20T06:00:00Z' })
      .where('id', '=', monday?.id ?? 0)
      .execute()
    expect((await undo(id)).body.data.kept).toEqual([
      { reason: 'changed', shifts: 2 },
      { reason: 'begun', shifts: 1 },
    ])
    expect((await schedule(nextWeek)).shifts).toMatchObject([
      { date: '2026-11-30' },
      { date: '2026-12-01', ends: '13:00' },
      { date: '2026-12-02', state: 'cancelled' },
    ])
  })

  it('of another clinic is not found, and its shifts stay', async () => {
    const here = await openSchedule(server)
    const there = await openSchedule(server, here.clinic)
    for (const { hire, help } of [here, there]) await help((await hire()).id)
    const [own, other] = [(await here.copy()).body.data, (await there.copy()).body.data]
    expect(own.shifts).toBe(1)
    expect(await here.undo(other.id, here.token)).toMatchObject({ status: 404 })
    expect((await there.schedule(nextWeek)).shifts).toHaveLength(1)
    await here.undo(own.id)
    expect((await here.schedule(nextWeek)).shifts).toHaveLength(0)
    expect((await there.schedule(nextWeek)).shifts).toHaveLength(1)
  })

  it('has nobody who works in another clinic of the company then', async () => {
    const here = await openSchedule(server)
    const there = await openSchedule(server, here.clinic)
    const person = await here.hire({ nik: '3171065705900001' })
    const same = await there.hire({ nik: '3171065705900001' })
    await here.help(person.id)
    await there.help(same.id, { date: '2026-12-01', starts: '11:00', ends: '13:00' })
    expect(await here.preview()).toMatchObject({ shifts: 0, skipped: [{ reason: 'working', shifts: 1 }] })
  })

  it('is entered once by two who copy it at once, and once by a request sent again', async () => {
    const { token, hire, help, copy, undo, schedule } = await openSchedule(server)
    const staff = await hire()
    await help(staff.id)
    const both = await Promise.all([copy(), copy()])
    expect(both.map(({ body }) => body.data.shifts).sort()).toEqual([0, 1])
    const undone = await Promise.all(both.map(({ body }) => undo(body.data.id)))
    expect(undone.map(({ status }) => status)).toEqual([200, 200])
    expect((await schedule(nextWeek)).shifts).toHaveLength(0)
    const again = () =>
      server.call('copyStaffWeek', {
        token,
        body: { from: week.from, to: nextWeek.from },
        headers: { 'Idempotency-Key': 'week-copy-1' },
      })
    const [first, second] = [await again(), await again()]
    expect(second.body.data).toEqual(first.body.data)
    expect(first.body.data.shifts).toBe(1)
    expect((await schedule(nextWeek)).shifts).toHaveLength(1)
  })

  it('knows people by the number they have by now', async () => {
    const { hire, help, copy } = await openSchedule(server)
    const staff = await hire({ nik: '3171065705900009' })
    await help(staff.id)
    await server.database.updateTable('staff').set({ nik: '3171065705900010' }).where('id', '=', staff.id).execute()
    const { id } = (await copy()).body.data
    const copied = await server.database.selectFrom('shift').select('worker_key').where('copy_id', '=', id).execute()
    expect(copied).toEqual([{ worker_key: '3171065705900010' }])
  })
})

const byReason = (a: { reason: string }, b: { reason: string }) => (a.reason < b.reason ? -1 : 1)
