import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patientInput } from '../../testing/patient-input'
import { hours, openSchedule } from './doctor-schedule-fixture'

// 10:00 in Jakarta, a Friday
const server = await startTestServer({ now: () => new Date('2026-11-20T03:00:00Z') })

afterAll(() => server.close())

const [week, nextWeek] = [
  { from: '2026-11-23', until: '2026-11-29' },
  { from: '2026-11-30', until: '2026-12-06' },
]

async function openWeeks(of?: { company_id: number }) {
  const opened = await openSchedule(server, of)
  const { token } = opened
  const weeks = { from: week.from, to: nextWeek.from }
  return {
    ...opened,
    preview: async () => (await server.call('previewDoctorWeekCopy', { token, query: weeks })).body.data,
    copy: (headers?: Record<string, string>) => server.call('copyDoctorWeek', { token, body: weeks, headers }),
    undo: (id: number) => server.call('undoDoctorWeekCopy', { token, path: { id }, body: { version: 1 } }),
    next: async () => (await opened.schedule(nextWeek)).shifts,
  }
}

describe('a week of dentists', () => {
  it('is copied with how appointments are given, where no regular shift is', async () => {
    const { hire, build, plan, help, copy, preview, next } = await openWeeks()
    const [one, regular, room] = [await hire(), await hire(), await build()]
    await help(one.id, { room_id: room.id, slot_minutes: 45, quota: 4 })
    await plan(regular.id)
    const want = { shifts: 1, skipped: [{ reason: 'working', shifts: 1 }] }
    expect(await preview()).toMatchObject(want)
    expect(await copy()).toMatchObject({ status: 201, body: { data: want } })
    expect(await next()).toMatchObject([
      { doctor_id: regular.id, is_exception: false },
      {
        doctor_id: one.id,
        date: '2026-12-01',
        ...hours,
        room_id: room.id,
        slot_minutes: 45,
        quota: 4,
        template_id: null,
      },
    ])
  })

  it('skips dentists who are away, in another clinic of the company, or whose room is being serviced', async () => {
    const here = await openWeeks()
    const there = await openWeeks(here.clinic)
    const [away, busy, moved] = [await here.hire(), await here.hire(), await here.hire()]
    const room = await here.build()
    await here.help(away.id)
    await here.help(busy.id)
    await here.help(moved.id, { room_id: room.id })
    const { id } = (await here.ask(away.id)).body.data
    await server.call('approveAbsence', { token: here.token, path: { id }, body: { version: 1 } })
    await there.help((await there.hire({ nik: busy.nik })).id, { date: '2026-12-01' })
    await server.call('createRoomMaintenance', {
      token: here.token,
      path: { id: room.id },
      body: { starts_at: '2026-12-01T11:30:00+07:00', ends_at: '2026-12-01T15:00:00+07:00', reason: 'Servis' },
    })
    const { shifts, skipped } = (await here.copy()).body.data
    expect(shifts).toBe(0)
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set(['away', 'working', 'room']))
    expect(await there.next()).toHaveLength(1)
  })

  it('is undone without the shifts in which patients are booked, and their appointments stay', async () => {
    const { clinic, token, hire, help, copy, undo, next } = await openWeeks()
    const doctor = await hire()
    await help(doctor.id)
    await help(doctor.id, { date: '2026-11-25' })
    const { id } = (await copy()).body.data
    const { company_id, clinic_id } = clinic
    const patient = (await server.call('createPatient', { token, body: patientInput({ first_name: 'Siti' }) })).body
      .data
    const starts_at = '2026-12-01T09:00:00+07:00'
    await server.database
      .insertInto('appointment')
      .values({
        company_id,
        clinic_id,
        patient_id: patient.id,
        doctor_id: doctor.id,
        starts_at,
        ends_at: '2026-12-01T09:30:00+07:00',
        state: 'booked',
        reason: 'control',
        note: '',
        source: 'phone',
        reminder: 'none',
        override_reason: '',
        created_by: 'Rani',
        staff_id: null,
        room_id: null,
        cancel_reason: null,
        cancel_note: '',
      })
      .execute()
    expect((await undo(id)).body.data).toMatchObject({ state: 'undone', kept: [{ reason: 'booked', shifts: 1 }] })
    expect(await next()).toMatchObject([{ date: '2026-12-01' }])
  })
})
