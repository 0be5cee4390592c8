import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { prescriptionLineFixture } from '@clinic/core/testing'
import { sql } from 'kysely'
import type { TestServer } from '../../testing/harness'
import { addMedicine } from '../../testing/sample-calls/company-medicine'
import { addBatch } from '../../testing/sample-calls/medicine-transaction'
import { addSignedPrescription } from '../../testing/sample-calls/prescription'
import { openWorld } from '../../testing/sample-world'

type Lines = Schema<'DispensingInput'>['lines']

/** A clinic with a finished visit whose prescription of 15 of one medicine is signed, its desk and its manager. */
export async function openDispensary(server: TestServer) {
  const world = await openWorld(server)
  const manager = await server.tokenOf(world.user)
  const desk = await server.tokenOf(await server.makeUser(world.clinic, 'front_office_clinic'))
  const { id: medicine_id } = await addMedicine(world)

  const prescribe = (...lines: Partial<Schema<'PrescriptionLine'>>[]) =>
    addSignedPrescription(world, {
      state: 'finished',
      content: {
        lines: lines.map((line, row) => prescriptionLineFixture({ id: row + 1, medicine_id, ...line })),
        reasons: [],
      },
    })
  const shelve = (batch: Omit<NonNullable<Parameters<typeof addBatch>[1]>, 'medicine_id'> = {}) =>
    addBatch(world, { medicine_id, ...batch })
  const read = async (id: number): Promise<Schema<'Dispensing'>> =>
    (await server.call('getDispensing', { token: desk, path: { id } })).body.data
  const dispense = async (
    id: number,
    lines: Lines,
    { version, key = randomUUID() }: { version?: number; key?: string } = {},
  ) =>
    server.call('dispensePrescription', {
      token: desk,
      path: { id },
      body: { lines, version: version ?? (await read(id)).version },
      headers: { 'idempotency-key': key },
    })
  const draft = async (visit_id: number): Promise<Schema<'Invoice'>> =>
    (await server.call('draftVisitInvoice', { token: desk, path: { id: visit_id } })).body.data
  const invoice = async (id: number): Promise<Schema<'Invoice'>> =>
    (await server.call('getInvoice', { token: desk, path: { id } })).body.data

  /** What is on hand, and what the movements add up to. */
  async function counted() {
    const { company_id, clinic_id } = world.clinic
    const { rows } = await sql<{ on_hand: number; moved: number; documents: number }>`select
      (select coalesce(sum(on_hand), 0)::bigint from medicine_batch
        where company_id = ${company_id} and clinic_id = ${clinic_id}) as on_hand,
      (select coalesce(sum(quantity), 0)::bigint from medicine_movement
        where company_id = ${company_id} and clinic_id = ${clinic_id}) as moved,
      (select count(*) from medicine_transaction
        where company_id = ${company_id} and clinic_id = ${clinic_id} and kind = 'dispense') as documents`.execute(
      server.database,
    )
    return rows[0]
  }
  return { world, manager, desk, medicine_id, prescribe, shelve, read, dispense, draft, invoice, counted }
}
