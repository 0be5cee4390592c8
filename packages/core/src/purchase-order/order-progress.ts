import type { Schema } from '@clinic/api'
import type { PurchaseOrderEvent } from './purchase-order.machine'
import type { PurchaseOrderState } from './purchase-order.values'

type Progress = Schema<'PurchaseOrderProgress'>
type OrderLine = Pick<Schema<'PurchaseOrderLine'>, 'medicine_id' | 'quantity' | 'pack_size'>

/** Whether goods of an order in this state can be received. */
export const isExpected = (state: PurchaseOrderState) => state === 'ordered' || state === 'partially_received'

/** Whether goods are still to come on a day after the one they were expected; both are plain dates. */
export const isOverdue = (
  { state, expected_on }: { state: PurchaseOrderState; expected_on: string | null },
  today: string,
): boolean => isExpected(state) && expected_on !== null && expected_on < today

/**
 * Returns how much of each line of an order came, in units: the sum of the lines of its receipts that are in the stock. What is free of
 * charge was not ordered and does not count.
 */
export function orderProgress(
  { state, lines }: { state: PurchaseOrderState; lines: readonly OrderLine[] },
  received: readonly OrderLine[],
): Progress[] {
  const hasEnded = state === 'received' || state === 'cancelled'
  return lines.map(({ medicine_id, quantity, pack_size }) => {
    const ordered = quantity * pack_size
    const came = unitsOfMedicine(received, medicine_id)
    return { medicine_id, ordered, received: came, to_come: hasEnded ? 0 : Math.max(ordered - came, 0) }
  })
}

/** What a receipt does to its order, by what is still to come after it. */
export const receivedEvent = (progress: readonly Pick<Progress, 'to_come'>[]): PurchaseOrderEvent => ({
  type: progress.some(({ to_come }) => to_come > 0) ? 'purchaseOrder.receivePart' : 'purchaseOrder.receiveRest',
})

export type ReceiptOfOrderProblem = 'notOrdered' | 'moreThanToCome'

/** Returns what of a receipt its order does not expect, by field: `lines.0.quantity`. Several lines of one medicine count together. */
export function receiptOfOrderProblems(
  lines: readonly OrderLine[],
  progress: readonly Pick<Progress, 'medicine_id' | 'to_come'>[],
): Record<string, ReceiptOfOrderProblem> {
  const problems: Record<string, ReceiptOfOrderProblem> = {}
  for (const [row, { medicine_id }] of lines.entries()) {
    const expected = progress.find((each) => each.medicine_id === medicine_id)
    const units = unitsOfMedicine(lines.slice(0, row + 1), medicine_id)
    if (!expected) problems[`lines.${row}.medicine_id`] = 'notOrdered'
    else if (units > expected.to_come) problems[`lines.${row}.quantity`] = 'moreThanToCome'
  }
  return problems
}

const unitsOfMedicine = (lines: readonly OrderLine[], medicine_id: number) =>
  lines
    .filter((line) => line.medicine_id === medicine_id)
    .reduce((units, { quantity, pack_size }) => units + quantity * pack_size, 0)
