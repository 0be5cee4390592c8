import type { Schema } from '@clinic/api'
import { unitCostOf, unitsOf } from '@clinic/core/medicine-transaction'
import { addDays } from '@clinic/core/time'
import { holdMedicines } from '../../../domain/medicine/hold-medicines'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import { insertDocument } from './insert-document'
import type { DemoMedicine } from './medicines-by-name'
import { insertOrder } from './order'
import { deliveries, suppliers, wanted } from './received'

interface Stocking {
  today: string
  medicines: ReadonlyMap<string, DemoMedicine>
}

/** Inserts who the goods come from and what they brought. Returns the documents, and the batches by their lots. */
export async function receiveDeliveries(tx: Transaction, place: Place, { today, medicines }: Stocking) {
  const ids = await insertSuppliers(tx, place)
  const batches = new Map<string, { id: number; medicine_id: number; on_hand: number }>()
  const documents: { object: 'medicine_transaction' | 'purchase_order'; id: number; day: string }[] = []
  for (const { supplier, invoice: invoice_number, daysAgo, ordered, goods } of deliveries) {
    const supplier_id = ids.get(supplier) ?? null
    const day = addDays(today, -daysAgo)
    const lines = goods.flatMap(({ medicine, lot, expiresIn, packs }) => {
      const known = medicines.get(medicine)
      const expires_on = expiresIn === null ? null : addDays(today, expiresIn)
      return known ? [lineOf(known, { lot, expires_on, packs })] : []
    })
    await holdMedicines(
      tx,
      place,
      lines.map(({ medicine_id }) => medicine_id),
    )
    const moves = []
    for (const line of lines) {
      const id = await insertBatch(tx, place, { line, supplier_id, day })
      const move = { medicine_id: line.medicine_id, batch_id: id, quantity: unitsOf(line) }
      batches.set(line.lot, { id, medicine_id: line.medicine_id, on_hand: move.quantity })
      moves.push(move)
    }
    const purchase_order_id =
      ordered && supplier_id !== null
        ? await insertOrder(tx, place, {
            state: 'partially_received',
            day: addDays(day, -6),
            supplier_id,
            expected_on: day,
            lines: lines.map((line) => orderedLine(line, ordered[nameOf(medicines, line.medicine_id)])),
          })
        : null
    if (purchase_order_id !== null)
      documents.push({ object: 'purchase_order', id: purchase_order_id, day: addDays(day, -6) })
    const head = { kind: 'receipt', reason: null, note: '', purchase_order_id } as const
    const id = await insertDocument(tx, place, { ...head, day, supplier_id, invoice_number, lines, moves })
    documents.push({ object: 'medicine_transaction', id, day })
  }
  const wish = await insertWish(tx, place, { today, medicines, supplier_id: ids.get(wanted.supplier) ?? 0 })
  documents.push({ object: 'purchase_order', id: wish, day: addDays(today, -1) })
  return { documents, batches }
}

/** The draft of the next order. */
const insertWish = (
  tx: Transaction,
  place: Place,
  { today, medicines, supplier_id }: Stocking & { supplier_id: number },
) =>
  insertOrder(tx, place, {
    state: 'draft',
    day: addDays(today, -1),
    supplier_id,
    expected_on: addDays(today, 6),
    lines: Object.entries(wanted.packs).flatMap(([name, packs]) => {
      const known = medicines.get(name)
      return known ? [orderedLine(lineOf(known, { lot: '', expires_on: null, packs }))] : []
    }),
  })

const orderedLine = (
  { medicine_id, quantity, pack_size, price }: Schema<'MedicineTransactionLine'>,
  packs = quantity,
): Schema<'PurchaseOrderLine'> => ({ medicine_id, quantity: packs, pack_size, price })

const nameOf = (medicines: Stocking['medicines'], id: number) =>
  [...medicines.values()].find((medicine) => medicine.id === id)?.name ?? ''

async function insertSuppliers(tx: Transaction, { company_id, clinic_id }: Place) {
  const nothing = { contact_person: '', phone: '', email: '', address: 'Jakarta', note: '', kind: 'goods' as const }
  const rows = await tx
    .insertInto('supplier')
    .values(suppliers.map((name) => ({ ...nothing, company_id, clinic_id, name, status: 'active' as const })))
    .returning(['id', 'name'])
    .execute()
  return new Map<string, number>(rows.map(({ id, name }) => [name, id]))
}

/** Counted in the packs of its medicine, at the buy price of the company. */
const lineOf = (
  { id, pack_size, buy_price }: DemoMedicine,
  { lot, expires_on, packs }: { lot: string; expires_on: string | null; packs: number },
): Schema<'MedicineTransactionLine'> => ({
  medicine_id: id,
  batch_id: null,
  quantity: packs,
  pack_size,
  bonus: 0,
  price: (buy_price ?? 0) * pack_size,
  lot,
  expires_on,
})

interface Batch {
  line: Schema<'MedicineTransactionLine'>
  supplier_id: number | null
  day: string
}

async function insertBatch(tx: Transaction, { company_id, clinic_id }: Place, { line, supplier_id, day }: Batch) {
  const { medicine_id, lot, expires_on } = line
  const { id } = await tx
    .insertInto('medicine_batch')
    .values({
      company_id,
      clinic_id,
      medicine_id,
      lot,
      expires_on,
      unit_cost: unitCostOf(line),
      supplier_id,
      created_at: `${day}T10:20:00+07:00`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
