import type { Schema } from '@clinic/api'
import { nextDocumentNumber } from '../../../domain/clinic/next-document-number'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'

interface Ordered extends Pick<Schema<'PurchaseOrderContent'>, 'supplier_id' | 'expected_on' | 'lines'> {
  state: 'draft' | 'partially_received'
  /** A plain date: when it was written. */
  day: string
}

/** Inserts an order that the desk wrote; one of which goods came was approved by the manager and sent. Returns its id. */
export async function insertOrder(tx: Transaction, place: Place, { state, day, lines, ...content }: Ordered) {
  const { company_id, clinic_id, clerk, manager } = place
  const at = `${day}T09:40:00+07:00`
  const year = Number(day.slice(0, 4))
  const isDraft = state === 'draft'
  const numbered = isDraft ? {} : await nextDocumentNumber(tx, place, { table: 'purchase_order', year })
  const gone = [
    ['approved', manager, at],
    ['ordered', clerk, at],
    ['partially_received', clerk, `${content.expected_on ?? day}T10:20:00+07:00`],
  ] as const
  const stages = [['draft', clerk, at] as const, ...(isDraft ? [] : gone)]
  const { id } = await tx
    .insertInto('purchase_order')
    .values({
      company_id,
      clinic_id,
      state,
      ...numbered,
      ...content,
      note: '',
      lines: JSON.stringify(lines),
      stages: JSON.stringify(
        stages.map(([reached, { user_name: by }, when]) => ({ state: reached, by, at: when, reason: '' })),
      ),
      version: stages.length,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
