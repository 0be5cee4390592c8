import type { Schema } from '@clinic/api'
import { isExpected, receiptOfOrderProblems } from '@clinic/core/purchase-order'
import type { Transaction } from '../../database/schema'
import { heldOrder } from '../../domain/purchase-order/held-order'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { FilledSentence, Sentence } from '../../use-case/sentence'

interface OfOrder {
  order_id: number
  content: Pick<Schema<'MedicineTransactionContent'>, 'supplier_id' | 'lines'>
}

/** Refuses a receipt that its order does not expect: of another supplier, of what was not ordered, or of more than is to come. */
export async function checkOrderOfReceipt(tx: Transaction, caller: Caller, { order_id, content }: OfOrder) {
  const { state, supplier_id, progress } = await heldOrder(tx, caller, order_id)
  if (!isExpected(state)) throw new Refusal(409, 'purchaseOrderEnded')
  const { lines } = content
  const fields: Record<string, Sentence | FilledSentence> = {
    ...(content.supplier_id !== supplier_id && { supplier_id: 'supplierNotOfOrder' as const }),
  }
  for (const [field, problem] of Object.entries(receiptOfOrderProblems(lines, progress))) {
    const medicine = lines[Number(field.split('.')[1])]?.medicine_id
    const count = progress.find(({ medicine_id }) => medicine_id === medicine)?.to_come ?? 0
    fields[field] = problem === 'notOrdered' ? 'medicineNotOrdered' : { sentence: 'moreThanToCome', values: { count } }
  }
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields })
}
