import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import {
  adjustmentContentFixture,
  receiptContentFixture,
  returnContentFixture,
  transactionLineFixture,
} from '@clinic/core/testing'
import { sql } from 'kysely'
import type { TestServer } from '../../testing/harness'
import { addMedicine } from '../../testing/sample-calls/company-medicine'
import { addSupplier } from '../../testing/sample-calls/supplier'
import { openWorld } from '../../testing/sample-world'

type Line = Partial<Schema<'MedicineTransactionLine'>>
type Content = Schema<'MedicineTransactionContent'>
type Step = 'receive' | 'request' | 'post' | 'refuse' | 'cancel'

const operations = {
  receive: 'receiveMedicineTransaction',
  request: 'requestMedicineTransaction',
  post: 'postMedicineTransaction',
  refuse: 'refuseMedicineTransaction',
  cancel: 'cancelMedicineTransaction',
} as const

/** A clinic with a medicine of its company, a supplier, its manager and its front office. */
export async function openStore(server: TestServer) {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const manager = await server.tokenOf(world.user)
  const desk = await server.tokenOf(await server.makeUser(world.clinic, 'front_office_clinic'))
  const { id: medicine_id } = await addMedicine(world)
  const { id: supplier_id } = await addSupplier(world)

  const line = (values: Line = {}) => transactionLineFixture({ medicine_id, ...values })
  const receipt = (...lines: Line[]) => receiptContentFixture({ supplier_id, lines: lines.map(line) })
  const adjustment = (reason: Schema<'TransactionReason'>, ...lines: Line[]) =>
    adjustmentContentFixture({
      reason,
      lines: lines.map(takenLine),
    })
  const takenLine = (each: Line) => line({ pack_size: 1, price: 0, lot: '', expires_on: null, ...each })
  /** A return to the supplier of the store, of what expired. */
  const giveBack = (content: Partial<Omit<Content, 'lines'>>, ...lines: Line[]) =>
    returnContentFixture({ supplier_id, ...content, lines: lines.map(takenLine) })
  const create = (kind: Schema<'WrittenTransactionKind'>, content: Content, by = desk) =>
    server.call('createMedicineTransaction', {
      token: by,
      body: { kind, ...content },
      headers: { 'idempotency-key': randomUUID() },
    })
  const read = async (id: number): Promise<Schema<'MedicineTransaction'>> =>
    (await server.call('getMedicineTransaction', { token: manager, path: { id } })).body.data
  const step = async (name: Step, id: number, { by = manager, version }: { by?: string; version?: number } = {}) => {
    const reason = name === 'refuse' || name === 'cancel' ? { reason: 'Hitung ulang' } : {}
    const body = { version: version ?? (await read(id)).version, ...reason }
    return server.call(operations[name], { token: by, path: { id }, body })
  }
  /** Receives lines and returns the batches of the medicine. */
  const receive = async (...lines: Line[]) => {
    const { data } = (await create('receipt', receipt(...lines))).body
    await step('receive', data.id)
    return batches()
  }
  const adjust = async (reason: Schema<'TransactionReason'>, ...lines: Line[]) => {
    const { data } = (await create('adjustment', adjustment(reason, ...lines))).body
    await step('request', data.id)
    return step('post', data.id)
  }
  const batches = async (): Promise<Schema<'MedicineBatch'>[]> =>
    (
      await server.call('listMedicineBatch', {
        token: manager,
        path: { id: medicine_id },
        query: { all: 'true' },
      })
    ).body.data.rows
  const stock = async (): Promise<Schema<'Medicine'>> =>
    (await server.call('getMedicine', { token: manager, path: { id: medicine_id } })).body.data
  const card = async (query: Record<string, string> = {}): Promise<Schema<'MedicineMovement'>[]> =>
    (await server.call('listMedicineMovement', { token: manager, path: { id: medicine_id }, query })).body.data.rows

  /** What the counters say, and what the movements add up to, in one look. */
  const counted = async () => {
    const { rows } = await sql<{ on_hand: number; batches: number; moved: number }>`select
      (select coalesce(sum(on_hand), 0)::bigint from medicine
        where company_id = ${company_id} and clinic_id = ${clinic_id}) as on_hand,
      (select coalesce(sum(on_hand), 0)::bigint from medicine_batch
        where company_id = ${company_id} and clinic_id = ${clinic_id}) as batches,
      (select coalesce(sum(quantity), 0)::bigint from medicine_movement
        where company_id = ${company_id} and clinic_id = ${clinic_id}) as moved`.execute(server.database)
    return rows[0] ?? { on_hand: -1, batches: -1, moved: -1 }
  }
  return {
    world,
    manager,
    desk,
    medicine_id,
    supplier_id,
    line,
    receipt,
    adjustment,
    giveBack,
    create,
    read,
    step,
    receive,
    adjust,
    batches,
    stock,
    card,
    counted,
  }
}
