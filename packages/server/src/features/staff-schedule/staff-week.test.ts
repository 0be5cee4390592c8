import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { hours, nextWeek, openSchedule, week } from './staff-schedule-fixture'

const friday = new Date('2026-11-20T03:00:00Z')

// 10:00 in Jakarta
let now = friday

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

beforeEach(() => {
  now = friday
})

describe('a week', () => {
  it('is a draft until published, changed once a shift differs, and published again when the shift is restored', async () => {
    const { token, hire, help, publish, schedule } = await openSchedule(server)
    const staff = await hire()
    const shift = (await help(staff.id)).body.data
    const state = async () => (await schedule()).weeks
    expect(await state()).toEqual([{ monday: week.from, state: 'draft', published_at: null, published_by: null }])
    expect(await publish('2026-11-25')).toMatchObject({
      status: 200,
      body: { data: { monday: week.from, state: 'published', published_by: 'Rani' } },
    })
    const put = (ends: string, version: number) =>
      server.call('updateStaffShift', { token, path: { id: shift.id }, body: { ...hours, ends, version } })
    await put('13:00', 1)
    expect(await state()).toMatchObject([{ state: 'changed' }])
    await put('12:00', 2)
    expect(await state()).toMatchObject([{ state: 'published' }])
    await server.call('cancelStaffShift', { token, path: { id: shift.id }, body: { reason: 'Sakit', version: 3 } })
    expect(await state()).toMatchObject([{ state: 'changed' }])
    expect(await publish()).toMatchObject({ status: 200, body: { data: { state: 'published' } } })
    expect((await schedule(nextWeek)).weeks).toMatchObject([{ state: 'draft' }])
  })

  it('is read by an assistant when it is published: their own shifts and absences alone', async () => {
    const { tokenOf, hire, hireDoctor, help, practise, ask, publish, schedule } = await openSchedule(server)
    const [own, other, doctor] = [await hire(), await hire(), await hireDoctor()]
    await help(own.id, { assists_doctor_id: doctor.id })
    await help(other.id)
    await practise(doctor.id)
    await ask(other.id)
    const token = await tokenOf('nurse_clinic', own.id)
    expect(await schedule(week, token)).toMatchObject({
      staff: [{ id: own.id }],
      shifts: [],
      absences: [],
      coverage: [],
    })
    await publish()
    expect(await schedule(week, token)).toMatchObject({
      shifts: [{ staff_id: own.id, assists_doctor_name: 'drg. Ayu' }],
      absences: [],
      coverage: [],
      doctors: [{ id: doctor.id }],
    })
    const nobody = await schedule(week, await tokenOf('nurse_clinic'))
    expect(nobody).toMatchObject({ staff: [], shifts: [], absences: [] })
  })

  it('is copied for assistants whose leave is only requested, and without inactive dentists', async () => {
    const { hire, hireDoctor, help, ask, copy, schedule } = await openSchedule(server)
    const [one, doctor] = [await hire(), await hireDoctor()]
    await help(one.id, { assists_doctor_id: doctor.id })
    await ask(one.id, { starts_on: '2026-12-01', ends_on: '2026-12-01' })
    const gone = server.database.updateTable('doctor').set({ status: 'inactive' }).where('id', '=', doctor.id)
    await gone.execute()
    expect(await copy()).toMatchObject({ body: { data: { shifts: 1, skipped: [] } } })
    expect((await schedule(nextWeek)).shifts).toMatchObject([{ staff_id: one.id, assists_doctor_id: null }])
  })

  it('is copied: what takes place, where nobody works already and nobody is away', async () => {
    const { hire, hireDoctor, build, help, ask, approve, copy, schedule, token } = await openSchedule(server)
    const [one, two, away, doctor, room] = [await hire(), await hire(), await hire(), await hireDoctor(), await build()]
    await help(one.id, { assists_doctor_id: doctor.id, room_id: room.id })
    const { id } = (await help(one.id, { starts: '13:00', ends: '15:00' })).body.data
    await server.call('cancelStaffShift', { token, path: { id }, body: { reason: 'x', version: 1 } })
    await help(two.id)
    await help(two.id, { date: '2026-12-01', starts: '11:00', ends: '13:00' })
    await help(away.id)
    await approve((await ask(away.id, { starts_on: '2026-12-01', ends_on: '2026-12-01' })).body.data.id)
    expect(await copy('2026-11-26', '2026-12-03')).toMatchObject({
      status: 201,
      body: {
        data: {
          from: week.from,
          to: nextWeek.from,
          state: 'copied',
          shifts: 1,
          skipped: expect.arrayContaining([
            { reason: 'working', shifts: 1 },
            { reason: 'away', shifts: 1 },
          ]),
          kept: [],
        },
      },
    })
    const { shifts } = await schedule(nextWeek)
    expect(shifts).toMatchObject([
      {
        staff_id: one.id,
        date: '2026-12-01',
        starts: '08:00',
        ends: '12:00',
        template_id: null,
        version: 1,
        assists_doctor_id: doctor.id,
        room_id: room.id,
      },
      { staff_id: two.id, starts: '11:00' },
    ])
    // a second time there is nothing left to do
    expect(await copy()).toMatchObject({
      body: {
        data: {
          shifts: 0,
          skipped: [
            { reason: 'working', shifts: 2 },
            { reason: 'away', shifts: 1 },
          ],
        },
      },
    })
    expect(await copy(week.from, week.until)).toMatchObject({
      status: 422,
      body: { data: { fields: { to: expect.any(String) } } },
    })
  })

  it('of more than six, or backwards, is refused', async () => {
    const { token } = await openSchedule(server)
    const ask = (query: Record<string, string>) => server.call('getStaffSchedule', { token, query })
    expect(await ask({ from: '2026-11-23', until: '2026-11-22' })).toMatchObject({ status: 422 })
    expect(await ask({ from: '2026-11-23', until: '2027-01-04' })).toMatchObject({ status: 422 })
  })
})
