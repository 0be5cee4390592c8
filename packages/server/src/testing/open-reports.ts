import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { prescriptionLineFixture } from '@clinic/core/testing'
import { clinicTime } from '@clinic/core/time'
import type { VisitEvent } from '@clinic/core/visit'
import type { TestServer } from './harness'
import { addAdjustment, addBatch } from './sample-calls/medicine-transaction'
import { addSignedPrescription } from './sample-calls/prescription'
import { addRoom } from './sample-calls/room'
import { addUsage } from './sample-calls/stock/usage'
import { addVisit } from './sample-calls/visit'
import { openWorld, type World } from './sample-world'

interface Question {
  subject: Schema<'ReportSubject'>
  by: Schema<'ReportGrouping'>
  from?: string
  until?: string
}

/** The days a report is asked for, unless a test says others. */
export const november = { from: '2026-11-01', until: '2026-11-30' }

/** A clinic and its manager, who asks for reports at whatever moment it is. */
export async function openReports(server: TestServer, now: () => Date) {
  const world = await openWorld(server)
  // a session ends within a day, which some of the tests let pass
  const sessions = new Map<number, Promise<string>>()
  const signIn = () => {
    const session = sessions.get(now().getTime()) ?? server.tokenOf(world.user)
    sessions.set(now().getTime(), session)
    return session
  }
  const report = async (question: Question) =>
    (await server.call('getReport', { token: await signIn(), query: { ...november, ...question } })).body.data
  const facts = async (question: Question & { key?: string; search?: string }) =>
    (
      await server.call('listReportFact', {
        token: await signIn(),
        query: { rowPerPage: '100', ...november, ...question },
      })
    ).body.data.rows
  const groups = async (question: Question) =>
    Object.fromEntries(
      (await report(question)).groups.map(({ key, label, count, amount }) => [label ?? key, [count, amount]]),
    )
  return { world, signIn, report, facts, groups }
}

/** A medicine of 450 rupiah: 55 received, 15 dispensed, 2 used in a treatment, 3 gone. */
export async function useStock({ world, signIn }: Awaited<ReturnType<typeof openReports>>, server: TestServer) {
  const token = await signIn()
  const { medicine_id } = await addBatch(world)
  const content = { lines: [prescriptionLineFixture({ medicine_id })], reasons: [] }
  const prescription = await addSignedPrescription(world, { state: 'finished', content })
  const path = { id: prescription.id }
  const { version } = (await server.call('getDispensing', { token, path })).body.data
  await server.call('dispensePrescription', {
    token,
    path,
    body: { lines: [{ line: 1, quantity: 15 }], version },
    headers: { 'idempotency-key': randomUUID() },
  })
  const used = await addUsage(world, { medicine_id })
  const lines = [{ medicine_id, quantity: 2 }]
  await server.call('postUsage', { token, path: { id: used.id }, body: { lines, version: used.version } })
  const gone = await addAdjustment(world, { state: 'requested', batch: { medicine_id, quantity: 5 } })
  await server.call('postMedicineTransaction', { token, path: { id: gone.id }, body: { version: gone.version } })
  return { medicine_id, prescription }
}

type Move = readonly [minutes: number, event: VisitEvent['type'], to_state: Schema<'VisitState'>]

const treatment: readonly Move[] = [
  [0, 'visit.startPractice', 'in_practice'],
  [40, 'visit.pause', 'paused'],
  [60, 'visit.resume', 'in_practice'],
  [80, 'visit.finish', 'finished'],
]

/** A dentist's shift in a room of the day it is, from two hours before to two hours after, and a treatment in it that was paused for twenty minutes. */
export async function useChair(world: World, { moves = treatment }: { moves?: readonly Move[] } = {}) {
  const { company_id, clinic_id } = world.clinic
  const { id: room_id } = await addRoom(world)
  const { id: visit_id, doctor_id, patient_id } = await addVisit(world, { state: 'finished', room_id })
  const at = (minutes: number) => new Date(world.now().getTime() + minutes * 60_000).toISOString()
  await addChairShift(world, { room_id, doctor_id: doctor_id ?? 0, from: -120, until: 120 })
  await world.database
    .insertInto('visit_event')
    .values(
      moves.map(([minutes, event, to_state]) => ({
        company_id,
        clinic_id,
        visit_id,
        event,
        from_state: null,
        to_state,
        at: at(minutes),
        user_id: world.user.id,
        user_name: 'Rani Putri',
        user_role: 'doctor_clinic' as const,
        reason: '',
      })),
    )
    .execute()
  return { room_id, visit_id, doctor_id: doctor_id ?? 0, patient_id }
}

interface ChairShift {
  room_id: number
  doctor_id: number
  /** In minutes from now. */
  from: number
  until: number
}

/** A shift of a dentist in a room. */
export async function addChairShift(world: World, { room_id, doctor_id, from, until }: ChairShift) {
  const { company_id, clinic_id } = world.clinic
  const at = (minutes: number) => new Date(world.now().getTime() + minutes * 60_000).toISOString()
  await world.database
    .insertInto('shift')
    .values({
      company_id,
      clinic_id,
      doctor_id,
      staff_id: null,
      worker_key: randomUUID(),
      template_id: null,
      date: clinicTime(world.now().getTime(), 'Asia/Jakarta').date,
      starts_at: at(from),
      ends_at: at(until),
      room_id,
      assists_doctor_id: null,
      slot_minutes: 15,
      quota: null,
      online_bookable: true,
      cancelled_at: null,
    })
    .execute()
}
