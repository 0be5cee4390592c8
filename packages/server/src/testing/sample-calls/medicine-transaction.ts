import { randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'
import {
  adjustmentContentFixture,
  receiptContentFixture,
  returnContentFixture,
  transactionLineFixture,
  transferContentFixture,
} from '@clinic/core/testing'
import { clinicTime } from '@clinic/core/time'
import { createClinic } from '../create-clinic'
import type { SampleCalls, World } from '../sample-world'
import { addMedicine } from './company-medicine'
import { addSupplier } from './supplier'

type Content = Schema<'MedicineTransactionContent'>

export const calls = {
  listMedicineTransaction: async () => ({}),
  createMedicineTransaction: async (world) => ({ body: { kind: 'receipt', ...(await someReceipt(world)) } }),
  getMedicineTransaction: async (world) => ({ path: { id: (await addTransaction(world)).id } }),
  updateMedicineTransaction: async (world) => {
    const { id, version, content } = await addTransaction(world)
    return { path: { id }, body: { ...content, version } }
  },
  listTransferClinic: async () => ({}),
  sendMedicineTransaction: async (world) => {
    const { id, version } = await addTransfer(world)
    return { path: { id }, body: { version } }
  },
  acceptMedicineTransaction: async (world) => {
    const { id, version } = await addArrival(world)
    return { path: { id }, body: { arrived: [3], reason: null, version } }
  },
  receiveMedicineTransaction: async (world) => {
    const { id, version } = await addTransaction(world)
    return { path: { id }, body: { version } }
  },
  requestMedicineTransaction: async (world) => {
    const { id, version } = await addAdjustment(world)
    return { path: { id }, body: { version } }
  },
  postMedicineTransaction: async (world) => {
    const { id, version } = await addAdjustment(world, { state: 'requested' })
    return { path: { id }, body: { version } }
  },
  refuseMedicineTransaction: async (world) => {
    const { id, version } = await addAdjustment(world, { state: 'requested' })
    return { path: { id }, body: { reason: 'Hitung ulang dulu', version } }
  },
  cancelMedicineTransaction: async (world) => {
    const { id, version } = await addTransaction(world)
    return { path: { id }, body: { reason: 'Salah pemasok', version } }
  },
} satisfies Partial<SampleCalls>

const dayOf = (world: Pick<World, 'now'>) => clinicTime(world.now().getTime(), 'Asia/Jakarta').date

/** A receipt that can be received, of a medicine of its own. */
async function someReceipt(world: World): Promise<Content> {
  const medicine_id = (await addMedicine(world)).id
  return receiptContentFixture({ dated_on: dayOf(world), lines: [transactionLineFixture({ medicine_id })] })
}

interface Given {
  kind?: Schema<'MedicineTransactionKind'>
  state?: Schema<'MedicineTransactionState'>
  content?: Content
}

/** A document, past the server; the draft of a receipt if nothing else is said. */
async function addTransaction(world: World, { kind = 'receipt', state = 'draft', content }: Given = {}) {
  const { company_id, clinic_id } = world.clinic
  const { lines, to_clinic_id, ...written } = content ?? (await someReceipt(world))
  const at = world.now().toISOString()
  const { id, version } = await world.database
    .insertInto('medicine_transaction')
    .values({
      company_id,
      clinic_id,
      kind,
      state,
      ...written,
      partner_clinic_id: to_clinic_id,
      lines: JSON.stringify(lines),
      stages: JSON.stringify([{ state, by: 'Rina', at, reason: '' }]),
      ...(state === 'received' && { year: 2000, sequence: randomInt(1, 2 ** 31), number: 'GR/2000' }),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  return { id, kind, version, content: { ...written, to_clinic_id, lines } }
}

interface GivenBatch {
  medicine_id?: number
  quantity?: number
  expires_on?: string | null
  lot?: string
  unit_cost?: number
  supplier_id?: number | null
}

/** A batch with what a receipt brought of it, past the server. */
export async function addBatch(world: World, given: GivenBatch = {}) {
  const { quantity = 50, expires_on = '2099-06-30', lot = `AMX-${randomInt(1e9)}`, unit_cost = 450 } = given
  const { supplier_id = null } = given
  const medicine_id = given.medicine_id ?? (await addMedicine(world)).id
  const { company_id, clinic_id } = world.clinic
  const content = receiptContentFixture({ supplier_id, lines: [transactionLineFixture({ medicine_id })] })
  const { id: transaction_id } = await addTransaction(world, { state: 'received', content })
  await world.database
    .insertInto('medicine')
    .values({ company_id, clinic_id, id: medicine_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id, version } = await world.database
    .insertInto('medicine_batch')
    .values({ company_id, clinic_id, medicine_id, lot, expires_on, unit_cost, supplier_id })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await world.database
    .insertInto('medicine_movement')
    .values({
      company_id,
      clinic_id,
      medicine_id,
      batch_id: id,
      transaction_id,
      quantity,
      recorded_by: 'Rina',
      recorded_at: world.now().toISOString(),
    })
    .execute()
  return { id, version, medicine_id, receipt_id: transaction_id }
}

/** An adjustment that takes three from a batch of fifty. */
export async function addAdjustment(world: World, given: Pick<Given, 'state'> & { batch?: GivenBatch } = {}) {
  const batch = await addBatch(world, given.batch)
  const [line = transactionLineFixture()] = adjustmentContentFixture().lines
  const content = adjustmentContentFixture({
    dated_on: dayOf(world),
    lines: [{ ...line, medicine_id: batch.medicine_id, batch_id: batch.id }],
  })
  return { batch, ...(await addTransaction(world, { kind: 'adjustment', state: given.state ?? 'draft', content })) }
}

/** A return that sends two of a batch of fifty back, with the receipt that brought it. */
export async function addSupplierReturn(world: World, given: Pick<Given, 'state'> & { batch?: GivenBatch } = {}) {
  const { id: supplier_id } = await addSupplier(world)
  const batch = await addBatch(world, { supplier_id, ...given.batch })
  const [line = transactionLineFixture()] = returnContentFixture().lines
  const content = returnContentFixture({
    supplier_id,
    receipt_id: batch.receipt_id,
    reason: 'recalled',
    dated_on: dayOf(world),
    lines: [{ ...line, medicine_id: batch.medicine_id, batch_id: batch.id, quantity: 2 }],
  })
  const kind = 'supplier_return'
  return { batch, ...(await addTransaction(world, { kind, state: given.state ?? 'draft', content })) }
}

/** Another clinic of the company. */
const addSister = ({ database, clinic: { company_id } }: World) => createClinic(database, { company_id })

/** The draft of a transfer of three to another clinic of the company. */
export async function addTransfer(world: World) {
  const { clinic_id: to_clinic_id } = await addSister(world)
  const batch = await addBatch(world)
  const [line = transactionLineFixture()] = transferContentFixture().lines
  const content = transferContentFixture({
    to_clinic_id,
    dated_on: dayOf(world),
    lines: [{ ...line, medicine_id: batch.medicine_id, batch_id: batch.id }],
  })
  return { batch, ...(await addTransaction(world, { kind: 'transfer_out', content })) }
}

/** Three that another clinic of the company sent. */
async function addArrival(world: World) {
  const { company_id, clinic_id } = world.clinic
  const sister = await addSister(world)
  const medicine_id = (await addMedicine(world)).id
  const at = world.now().toISOString()
  const written = {
    company_id,
    supplier_id: null,
    invoice_number: '',
    dated_on: dayOf(world),
    reason: null,
    note: '',
    lines: JSON.stringify([transactionLineFixture({ medicine_id, quantity: 3, pack_size: 1, price: 450 })]),
  }
  const stages = (state: string) => JSON.stringify([{ state, by: 'Rina', at, reason: '' }])
  const numbered = { year: 2000, sequence: randomInt(1, 2 ** 31), number: 'TRF/2000' }
  const sent = await world.database
    .insertInto('medicine_transaction')
    .values({
      ...written,
      clinic_id: sister.clinic_id,
      kind: 'transfer_out',
      state: 'draft',
      stages: stages('draft'),
      partner_clinic_id: clinic_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const incoming = await world.database
    .insertInto('medicine_transaction')
    .values({
      ...written,
      clinic_id,
      kind: 'transfer_in',
      state: 'sent',
      stages: stages('sent'),
      partner_clinic_id: sister.clinic_id,
      partner_id: sent.id,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await world.database
    .updateTable('medicine_transaction')
    .set({ ...numbered, state: 'sent', partner_id: incoming.id })
    .where((eb) => eb.and({ company_id, clinic_id: sister.clinic_id, id: sent.id }))
    .execute()
  return incoming
}
