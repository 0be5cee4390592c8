import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addChairShift, openReports as openReportsOf, useChair } from '../../testing/open-reports'

// 09:00 in Jakarta
const morning = new Date('2026-11-20T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const later = (hours: number) => {
  now = new Date(morning.getTime() + hours * 3_600_000)
}
const openReports = () => openReportsOf(server, () => now)
const byRoom = { subject: 'utilisation', by: 'room' } as const

describe('the utilisation of chairs', () => {
  it('sets the minutes of treatment, without those it was paused, against the shifts in the room', async () => {
    const { world, report, facts } = await openReports()
    const { room_id, visit_id, doctor_id, patient_id } = await useChair(world)
    later(5)
    expect(await report(byRoom)).toEqual({
      groups: [{ key: String(room_id), label: 'Satu', count: 3, amount: 60, planned: 240 }],
      count: 3,
      amount: 60,
      planned: 240,
    })
    const behind = await facts({ ...byRoom, key: String(room_id) })
    expect(behind.map(({ detail, amount, opens_id }) => ({ detail, amount, opens_id }))).toEqual([
      { detail: 'treated', amount: 20, opens_id: visit_id },
      { detail: 'treated', amount: 40, opens_id: visit_id },
      { detail: 'planned', amount: 240, opens_id: doctor_id },
    ])
    expect(behind.map(({ patient }) => patient?.id)).toEqual([patient_id, patient_id, undefined])
  })

  it('counts no minute of a room twice where two dentists are planned into it', async () => {
    const { world, report } = await openReports()
    const { room_id, doctor_id } = await useChair(world)
    // within the first one, and half an hour longer than it
    await addChairShift(world, { room_id, doctor_id, from: -60, until: 60 })
    await addChairShift(world, { room_id, doctor_id, from: 0, until: 150 })
    later(5)
    expect(await report(byRoom)).toMatchObject({ amount: 60, planned: 270 })
  })

  it('counts of a shift and a treatment that last only what is over', async () => {
    const { world, report } = await openReports()
    await useChair(world, { moves: [[0, 'visit.startPractice', 'in_practice']] })
    later(1.5)
    expect(await report(byRoom)).toMatchObject({ amount: 90, planned: 210 })
  })

  it('plans nothing for a shift that was cancelled, nor for a dentist on leave', async () => {
    const { world, report } = await openReports()
    const { doctor_id } = await useChair(world)
    const [{ company_id, clinic_id }, { database }] = [world.clinic, server]
    const day = '2026-11-20'
    later(5)
    const away = {
      company_id,
      clinic_id,
      doctor_id,
      staff_id: null,
      kind: 'leave' as const,
      starts_on: day,
      ends_on: day,
      reason: 'Cuti',
      state: 'approved' as const,
      requested_by: 'Rani Putri',
      decided_by: 'Rani Putri',
      decided_at: now.toISOString(),
    }
    const { id } = await database.insertInto('absence').values(away).returning('id').executeTakeFirstOrThrow()
    expect(await report(byRoom)).toMatchObject({ amount: 60, planned: 0 })
    const ended = { state: 'cancelled' as const }
    await database
      .updateTable('absence')
      .set(ended)
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
    expect(await report(byRoom)).toMatchObject({ planned: 240 })
    await database
      .updateTable('shift')
      .set({ cancelled_at: now.toISOString(), cancel_reason: 'Ruangan bocor' })
      .where((eb) => eb.and({ company_id, clinic_id, doctor_id }))
      .execute()
    expect(await report(byRoom)).toMatchObject({ planned: 0 })
  })

  it('does not count what a finished visit is reopened for', async () => {
    const { world, report } = await openReports()
    await useChair(world, {
      moves: [
        [0, 'visit.startPractice', 'in_practice'],
        [30, 'visit.finish', 'finished'],
        [60, 'visit.reopen', 'in_practice'],
        [70, 'visit.finish', 'finished'],
      ],
    })
    later(5)
    expect(await report(byRoom)).toMatchObject({ amount: 30 })
  })
})
