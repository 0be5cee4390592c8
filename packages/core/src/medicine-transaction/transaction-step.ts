import { nextState } from '../lifecycle'
import { adjustmentMachine } from './adjustment.machine'
import type { MedicineTransactionKind, MedicineTransactionState } from './medicine-transaction.values'
import { receiptMachine } from './receipt.machine'
import { transferMachine } from './transfer.machine'

export const transactionSteps = ['write', 'receive', 'send', 'accept', 'request', 'post', 'refuse', 'cancel'] as const
export type TransactionStep = (typeof transactionSteps)[number]

interface Document {
  kind: MedicineTransactionKind
  state: MedicineTransactionState
}

/**
 * The state a document moves to by a step, or null where its lifecycle does not allow it. A return to a supplier is asked for and decided
 * as an adjustment is. A transfer is one document in each clinic: the sender writes and sends it, the other one accepts it. What is dispensed is
 * posted as it is made and has no steps; what a treatment used and a stock count have steps of their own (`usageMachine`, `stockCountMachine`).
 */
export function nextTransactionState(
  { kind, state }: Document,
  step: TransactionStep,
): MedicineTransactionState | null {
  if (kind === 'receipt') return nextReceiptState(state, step)
  if (kind === 'transfer_out') return step === 'accept' ? null : nextTransferState(state, step)
  if (kind === 'transfer_in') return step === 'accept' ? nextTransferState(state, step) : null
  if (kind === 'dispense' || kind === 'usage' || kind === 'count') return null
  if (state === 'received' || state === 'sent' || step === 'receive' || step === 'send' || step === 'accept')
    return null
  return nextState(adjustmentMachine, state, { type: `adjustment.${step}` })
}

function nextReceiptState(state: MedicineTransactionState, step: TransactionStep) {
  if (state !== 'draft' && state !== 'received' && state !== 'cancelled') return null
  if (step !== 'write' && step !== 'receive' && step !== 'cancel') return null
  return nextState(receiptMachine, state, { type: `receipt.${step}` })
}

function nextTransferState(state: MedicineTransactionState, step: TransactionStep) {
  if (state === 'requested' || state === 'posted' || state === 'refused') return null
  if (step !== 'write' && step !== 'send' && step !== 'accept' && step !== 'cancel') return null
  return nextState(transferMachine, state, { type: `transfer.${step}` })
}
