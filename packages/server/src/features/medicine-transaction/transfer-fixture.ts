import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { transactionLineFixture, transferContentFixture } from '@clinic/core/testing'
import { sql } from 'kysely'
import type { TestServer } from '../../testing/harness'
import { addMedicine } from '../../testing/sample-calls/company-medicine'
import { addBatch } from '../../testing/sample-calls/medicine-transaction'
import { openWorld } from '../../testing/sample-world'

type Content = Schema<'MedicineTransactionContent'>
type Line = Partial<Schema<'MedicineTransactionLine'>>

const operations = { send: 'sendMedicineTransaction', cancel: 'cancelMedicineTransaction' } as const

/** Two clinics of a company: one has fifty of a batch, and sends of it to the other one. */
export async function openTransfer(server: TestServer) {
  const here = await openWorld(server)
  const { company_id } = here.clinic
  const there = await openWorld(server, await server.makeClinic({ company_id, name: 'Klinik Cabang' }))
  const desk = await server.tokenOf(await server.makeUser(here.clinic, 'front_office_clinic'))
  const deskThere = await server.tokenOf(await server.makeUser(there.clinic, 'front_office_clinic'))
  const { id: medicine_id } = await addMedicine(here)
  const batch = await addBatch(here, { medicine_id, lot: 'AMX-01', expires_on: '2028-06-30' })

  const line = (given: Line = {}) =>
    transactionLineFixture({
      medicine_id,
      batch_id: batch.id,
      quantity: 10,
      pack_size: 1,
      price: 0,
      lot: '',
      expires_on: null,
      ...given,
    })
  const content = (...lines: Line[]): Content =>
    transferContentFixture({
      to_clinic_id: there.clinic.clinic_id,
      lines: (lines.length > 0 ? lines : [{}]).map(line),
    })
  const create = (body: Content) =>
    server.call('createMedicineTransaction', {
      token: desk,
      body: { kind: 'transfer_out', ...body },
      headers: { 'idempotency-key': randomUUID() },
    })
  const read = async (id: number, token = desk): Promise<Schema<'MedicineTransaction'>> =>
    (await server.call('getMedicineTransaction', { token, path: { id } })).body.data
  const update = async (id: number, body: Content) =>
    server.call('updateMedicineTransaction', {
      token: desk,
      path: { id },
      body: { ...body, version: (await read(id)).version },
    })
  const step = async (name: keyof typeof operations, id: number) => {
    const { version } = await read(id)
    const body = { version, ...(name === 'cancel' && { reason: 'Salah klinik' }) }
    return server.call(operations[name], { token: desk, path: { id }, body })
  }
  /** The document of the other clinic; its own id where nothing was sent yet, which nobody has there. */
  const incoming = async (id: number) => {
    const { partner_id } = await server.database
      .selectFrom('medicine_transaction')
      .select('partner_id')
      .where((eb) => eb.and({ company_id, clinic_id: here.clinic.clinic_id, id }))
      .executeTakeFirstOrThrow()
    return partner_id
  }
  const accept = async (id: number, arrived = [10], reason: Schema<'TransactionReason'> | null = null) => {
    const there = await incoming(id)
    // nobody there sees a draft: the sender has no other document to accept than their own
    const [token, document] = there === null ? [desk, id] : [deskThere, there]
    const { version } = await read(document, token)
    return server.call('acceptMedicineTransaction', {
      token,
      path: { id: document },
      body: { arrived, reason, version },
    })
  }
  const send = async (...lines: Line[]) => {
    const { id } = (await create(content(...lines))).body.data
    await step('send', id)
    return id as number
  }
  const batchesThere = async (): Promise<Schema<'MedicineBatch'>[]> =>
    (
      await server.call('listMedicineBatch', {
        token: deskThere,
        path: { id: medicine_id },
        query: { all: 'true' },
      })
    ).body.data.rows
  const cardThere = async (): Promise<Schema<'MedicineMovement'>[]> =>
    (await server.call('listMedicineMovement', { token: deskThere, path: { id: medicine_id }, query: {} })).body.data
      .rows

  /** What both clinics have, what is between them, and what the movements add up to, in one look. */
  const sums = async () => {
    const { rows } = await sql<{ here: number; there: number; transit: number; moved: number }>`select
      (select coalesce(sum(on_hand), 0)::bigint from medicine_batch
        where company_id = ${company_id} and clinic_id = ${here.clinic.clinic_id}) as here,
      (select coalesce(sum(on_hand), 0)::bigint from medicine_batch
        where company_id = ${company_id} and clinic_id = ${there.clinic.clinic_id}) as there,
      (select coalesce(sum((line ->> 'quantity')::bigint), 0)::bigint
        from medicine_transaction, jsonb_array_elements(lines) as line
        where company_id = ${company_id} and clinic_id = ${there.clinic.clinic_id}
          and kind = 'transfer_in' and state = 'sent') as transit,
      (select coalesce(sum(quantity), 0)::bigint from medicine_movement
        where company_id = ${company_id}
          and clinic_id in (${here.clinic.clinic_id}, ${there.clinic.clinic_id})) as moved`.execute(server.database)
    return rows[0] ?? { here: -1, there: -1, transit: -1, moved: -1 }
  }
  return {
    here,
    there,
    desk,
    deskThere,
    medicine_id,
    batch,
    content,
    create,
    read,
    update,
    step,
    incoming,
    accept,
    send,
    batchesThere,
    cardThere,
    sums,
  }
}
