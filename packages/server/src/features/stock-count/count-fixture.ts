import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { TestServer } from '../../testing/harness'
import { addMedicine } from '../../testing/sample-calls/company-medicine'
import { addBatch } from '../../testing/sample-calls/medicine-transaction'
import { stockCountInput } from '../../testing/sample-calls/stock/stock-count'
import { openWorld } from '../../testing/sample-world'

type Batch = Omit<NonNullable<Parameters<typeof addBatch>[1]>, 'medicine_id'>
type Count = Schema<'StockCount'>

/** A clinic with a medicine, two people at the desk who count, and two managers. */
export async function openShelves(server: TestServer) {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const signIn = async (role: Schema<'RoleName'>) => server.tokenOf(await server.makeUser(world.clinic, role))
  const manager = await server.tokenOf(world.user)
  const [deputy, rina, sari] = [
    await signIn('manager_clinic'),
    await signIn('front_office_clinic'),
    await signIn('front_office_clinic'),
  ]
  const { id: medicine_id } = await addMedicine(world)

  const shelve = (batch: Batch = {}) => addBatch(world, { medicine_id, ...batch })
  const plan = (input: Partial<Schema<'StockCountInput'>> = {}, by = rina) =>
    server.call('createStockCount', {
      token: by,
      body: stockCountInput({ counters: 2, single_reason: '', ...input }),
      headers: { 'idempotency-key': randomUUID() },
    })
  const read = async (id: number, by = manager): Promise<Count> =>
    (await server.call('getStockCount', { token: by, path: { id } })).body.data
  const start = async (id: number, by = manager) =>
    server.call('startStockCount', { token: by, path: { id }, body: { version: (await read(id)).version } })
  const join = (id: number, by: string) => server.call('joinStockCount', { token: by, path: { id } })
  const type = (id: number, by: string, { batch_id, quantity, key = randomUUID() }: Typed) =>
    server.call('countStockBatch', {
      token: by,
      path: { id },
      body: { batch_id, quantity },
      headers: { 'idempotency-key': key },
    })
  const finish = (id: number, by: string) => server.call('finishStockCount', { token: by, path: { id } })
  const recount = async (id: number, batch_ids: number[], by = manager) => {
    const body = { batch_ids, reason: 'Terlalu jauh', version: (await read(id)).version }
    return server.call('recountStockCount', { token: by, path: { id }, body })
  }
  const post = async (id: number, { by = manager, reason = 'Hilang', version }: Posted = {}) =>
    server.call('postStockCount', {
      token: by,
      path: { id },
      body: { reason, version: version ?? (await read(id)).version },
    })
  const cancel = async (id: number, by = manager) =>
    server.call('cancelStockCount', {
      token: by,
      path: { id },
      body: { reason: 'Salah lemari', version: (await read(id)).version },
    })

  /** Plans and starts a count of the medicine, and lets people begin. */
  const open = async (people: readonly string[], input: Partial<Schema<'StockCountInput'>> = {}) => {
    const single = people.length === 1 ? { counters: 1, single_reason: 'Sendirian' } : {}
    const { id } = (await plan({ medicine_ids: [medicine_id], ...single, ...input })).body.data
    await start(id)
    for (const by of people) await join(id, by)
    return id
  }
  /** Everybody types the same of each batch and finishes. */
  const countAll = async (id: number, people: readonly string[], quantities: Record<number, number>) => {
    for (const by of people) {
      for (const [batch_id, quantity] of Object.entries(quantities))
        await type(id, by, { batch_id: Number(batch_id), quantity })
      await finish(id, by)
    }
  }
  /** Takes units out of a batch, as a dispensing does meanwhile. */
  const take = async (batch_id: number, quantity: number) => {
    const line = { medicine_id, batch_id, quantity, pack_size: 1, bonus: 0, price: 0, lot: '', expires_on: null }
    const dated_on = '2026-01-05'
    const body = {
      supplier_id: null,
      receipt_id: null,
      to_clinic_id: null,
      invoice_number: '',
      dated_on,
      reason: 'lost',
      note: '',
      lines: [line],
    } as const
    const { id, version } = (
      await server.call('createMedicineTransaction', {
        token: manager,
        body: { kind: 'adjustment', ...body },
        headers: { 'idempotency-key': randomUUID() },
      })
    ).body.data
    await server.call('requestMedicineTransaction', { token: manager, path: { id }, body: { version } })
    return server.call('postMedicineTransaction', { token: manager, path: { id }, body: { version: version + 1 } })
  }
  const onHand = async (id: number) => {
    const { on_hand } = await server.database
      .selectFrom('medicine_batch')
      .select('on_hand')
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .executeTakeFirstOrThrow()
    return on_hand
  }
  /** What the counters of the database say, and what the movements add up to, in one look. */
  const sums = async () => {
    const { rows } = await sql<{ on_hand: number; batches: number; moved: number; least: number }>`select
      (select coalesce(sum(on_hand), 0)::bigint from medicine
        where company_id = ${company_id} and clinic_id = ${clinic_id}) as on_hand,
      (select coalesce(sum(on_hand), 0)::bigint from medicine_batch
        where company_id = ${company_id} and clinic_id = ${clinic_id}) as batches,
      (select coalesce(min(on_hand), 0)::bigint from medicine_batch
        where company_id = ${company_id} and clinic_id = ${clinic_id}) as least,
      (select coalesce(sum(quantity), 0)::bigint from medicine_movement
        where company_id = ${company_id} and clinic_id = ${clinic_id}) as moved`.execute(server.database)
    return rows[0] ?? { on_hand: -1, batches: -1, moved: -2, least: -1 }
  }
  return {
    world,
    medicine_id,
    manager,
    deputy,
    rina,
    sari,
    shelve,
    plan,
    read,
    start,
    join,
    type,
    finish,
    recount,
    post,
    cancel,
    open,
    countAll,
    take,
    onHand,
    sums,
  }
}

export const lineOf = ({ lines }: Count, batch_id: number) => lines.find((line) => line.batch_id === batch_id)

interface Typed {
  batch_id: number
  quantity: number
  key?: string
}

interface Posted {
  by?: string
  reason?: string
  version?: number
}
