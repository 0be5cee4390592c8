import type { Schema } from '@clinic/api'
import { nextDocumentNumber } from '../../../domain/clinic/next-document-number'
import { moveStock } from '../../../domain/medicine/move-stock'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import { contextOf } from './context-of'

interface Written {
  kind: 'receipt' | 'adjustment'
  /** A plain date. */
  day: string
  supplier_id: number | null
  /** The order that a receipt is of. */
  purchase_order_id?: number | null
  invoice_number: string
  reason: Schema<'TransactionReason'> | null
  note: string
  lines: readonly Schema<'MedicineTransactionLine'>[]
  moves: Parameters<typeof moveStock>[2]['moves']
  /** Asked of the manager, who has not posted it yet: without a number, and nothing has moved. */
  isWaiting?: true
}

/** Inserts a document and what it moved of the stock. */
export async function insertDocument(
  tx: Transaction,
  place: Place,
  { day, kind, lines, moves, isWaiting, ...written }: Written,
): Promise<number> {
  const { company_id, clinic_id, manager, clerk } = place
  const at = `${day}T10:20:00+07:00`
  const year = Number(day.slice(0, 4))
  const decided =
    kind === 'receipt'
      ? ([['received', clerk]] as const)
      : ([['requested', clerk], ...(isWaiting ? [] : [['posted', manager] as const])] as const)
  const stages = [['draft', clerk] as const, ...decided]
  const { id } = await tx
    .insertInto('medicine_transaction')
    .values({
      company_id,
      clinic_id,
      kind,
      state: isWaiting ? 'requested' : kind === 'receipt' ? 'received' : 'posted',
      ...(isWaiting ? {} : await nextDocumentNumber(tx, place, { table: 'medicine_transaction', kind, year })),
      ...written,
      prescription_id: null,
      dated_on: day,
      lines: JSON.stringify(lines),
      stages: JSON.stringify(stages.map(([state, { user_name: by }]) => ({ state, by, at, reason: '' }))),
      version: stages.length,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!isWaiting) await moveStock(tx, contextOf(place, clerk, at), { transaction_id: id, moves })
  return id
}
