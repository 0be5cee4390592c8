import type { Schema } from '@clinic/api'
import { medicineTransactionKinds, transactionReasons } from '@clinic/core/medicine-transaction'
import { useLabels } from '../../platform/texts/use-labels'
import { useBatchName } from './use-batch-name'

/** Returns what happened to which batch, in words: Adjustment, damaged · AMX-01. */
export function useMovementText() {
  const { label } = useLabels()
  const { lotOf } = useBatchName()
  return (movement: Pick<Schema<'MedicineMovement'>, 'kind' | 'reason' | 'lot'>) => {
    const { kind, reason } = movement
    const why = reason === null ? '' : label(transactionReasons, reason).toLowerCase()
    return `${[label(medicineTransactionKinds, kind), why].filter(Boolean).join(', ')} · ${lotOf(movement)}`
  }
}
