import { nextState } from '../lifecycle'
import { adjustmentMachine } from './adjustment.machine'
import type { MedicineTransactionKind, MedicineTransactionState } from './medicine-transaction.values'
import { receiptMachine } from './receipt.machine'

export const transactionSteps = ['write', 'receive', 'request', 'post', 'refuse', 'cancel'] as const
export type TransactionStep = (typeof transactionSteps)[number]

interface Document {
  kind: MedicineTransactionKind
  state: MedicineTransactionState
}

/**
 * The state a document moves to by a step, or null where its lifecycle does not allow it. A return to a supplier is asked for and decided
 * as an adjustment is. What is dispensed is
 * posted as it is made and has no steps; what a treatment used and a stock count have steps of their own (`usageMachine`, `stockCountMachine`).
 */
export function nextTransactionState(
  { kind, state }: Document,
  step: TransactionStep,
): MedicineTransactionState | null {
  if (kind === 'receipt') {
    if (state === 'requested' || state === 'posted' || state === 'refused') return null
    if (step === 'request' || step === 'post' || step === 'refuse') return null
    return nextState(receiptMachine, state, { type: `receipt.${step}` })
  }
  if (kind === 'dispense' || kind === 'usage' || kind === 'count') return null
  if (state === 'received' || step === 'receive') return null
  return nextState(adjustmentMachine, state, { type: `adjustment.${step}` })
}
