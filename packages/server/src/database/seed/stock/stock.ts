import { addDays } from '@clinic/core/time'
import { type AuditEvent, appendGroup } from '../../../audit/chain'
import { holdMedicines } from '../../../domain/medicine/hold-medicines'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import { insertCounts } from './count'
import { dispenseOf } from './dispense'
import { insertDocument } from './insert-document'
import { medicinesByName } from './medicines-by-name'
import { receiveDeliveries } from './receive'
import { damagedLot, minimums, mouthwashLot, recalledLot } from './received'
import { useMaterials } from './use-materials'

type Batch = { id: number; medicine_id: number; on_hand: number }

/** Fills the shelves of a clinic: what was received, damaged and recalled, and one prescription that was handed out. */
export async function insertStock(tx: Transaction, place: Place, { today, now }: { today: string; now: Date }) {
  const { company_id, clinic_id, clerk } = place
  const medicines = await medicinesByName(tx, place)
  const { documents, batches } = await receiveDeliveries(tx, place, { today, medicines })
  const day = addDays(today, -5)
  const damaged = batches.get(damagedLot)
  if (damaged)
    documents.push({ object: 'medicine_transaction', id: await takeOut(tx, place, { batch: damaged, day }), day })
  const broken = batches.get(mouthwashLot)
  if (broken)
    documents.push({
      object: 'medicine_transaction',
      id: await askToTakeOut(tx, place, { batch: broken, today }),
      day: today,
    })
  const recalled = batches.get(recalledLot)
  if (recalled) await recall(tx, place, { batch: recalled, day })
  for (const [name, minimum] of Object.entries(minimums))
    await tx
      .updateTable('medicine')
      .set({ minimum })
      .where((eb) => eb.and({ company_id, clinic_id, id: medicines.get(name)?.id ?? 0 }))
      .execute()
  const { user_id, user_name, role, ip } = clerk
  const event = { query: null, before: null, after: null, reason: null, clinic_id, user_id, user_name, role, ip }
  const moved = documents.map(
    ({ object, id: object_id, day: on }): AuditEvent => ({
      ...event,
      at: `${on}T10:20:00+07:00`,
      action: 'create',
      object,
      object_id,
      people: null,
    }),
  )
  const mouthwash = batches.get(mouthwashLot)
  const dispensed = mouthwash ? await dispenseOf(tx, place, { batch: mouthwash, now }) : []
  await appendGroup(tx, company_id, [...moved, ...dispensed])
  await useMaterials(tx, place, { today })
  await appendGroup(tx, company_id, await insertCounts(tx, place, { today, now }))
}

/** All of a batch was damaged: nothing of it is left. */
async function takeOut(tx: Transaction, place: Place, { batch, day }: { batch: Batch; day: string }) {
  const { id: batch_id, medicine_id, on_hand } = batch
  await holdMedicines(tx, place, [medicine_id])
  const nothing = { pack_size: 1, bonus: 0, price: 0, lot: '', expires_on: null }
  return insertDocument(tx, place, {
    kind: 'adjustment',
    day,
    supplier_id: null,
    invoice_number: '',
    reason: 'damaged',
    note: 'Strip basah karena bocor',
    lines: [{ medicine_id, batch_id, quantity: on_hand, ...nothing }],
    moves: [{ medicine_id, batch_id, quantity: -on_hand }],
  })
}

/** Two bottles broke today, which the manager has not looked at yet. */
async function askToTakeOut(tx: Transaction, place: Place, { batch, today }: { batch: Batch; today: string }) {
  const { id: batch_id, medicine_id } = batch
  const nothing = { pack_size: 1, bonus: 0, price: 0, lot: '', expires_on: null }
  return insertDocument(tx, place, {
    kind: 'adjustment',
    day: today,
    isWaiting: true,
    supplier_id: null,
    invoice_number: '',
    reason: 'damaged',
    note: 'Dua botol jatuh saat menata rak',
    lines: [{ medicine_id, batch_id, quantity: 2, ...nothing }],
    moves: [],
  })
}

const recall = (
  tx: Transaction,
  { company_id, clinic_id, manager }: Place,
  { batch: { id }, day }: { batch: Batch; day: string },
) =>
  tx
    .updateTable('medicine_batch')
    .set({
      recall_reason: 'Surat BPOM: kadar di bawah syarat',
      recalled_by: manager.user_name,
      recalled_at: `${day}T11:00:00+07:00`,
      version: 2,
    })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
