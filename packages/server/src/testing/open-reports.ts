import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { prescriptionLineFixture } from '@clinic/core/testing'
import type { TestServer } from './harness'
import { addAdjustment, addBatch } from './sample-calls/medicine-transaction'
import { addSignedPrescription } from './sample-calls/prescription'
import { addUsage } from './sample-calls/stock/usage'
import { openWorld } from './sample-world'

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
