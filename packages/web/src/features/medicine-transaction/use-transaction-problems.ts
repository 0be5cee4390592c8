import { transactionProblems } from '@clinic/core/medicine-transaction'
import { problemSentences } from '../../platform/record/problem-sentences'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useTexts } from '../../platform/texts/use-texts'
import type { TransactionInput } from './transaction-query'

/** Returns what is wrong with a draft as far as it is known here; what is on hand and recalled, the server knows. */
export function useTransactionProblems() {
  const { today } = useClinicDay()
  const { problems } = useTexts()['medicine-transaction']
  return ({ kind, ...content }: TransactionInput) => {
    const facts = {
      today,
      medicines: content.lines.map(({ medicine_id: id }) => ({ id, requires_batch: false, requires_expiry: false })),
      batches: content.lines.flatMap(({ batch_id: id, medicine_id }) =>
        id === null ? [] : [{ id, medicine_id, lot: '', on_hand: 0, state: 'good' as const, supplier_id: null }],
      ),
    }
    return problemSentences(problems, transactionProblems({ kind, content }, facts, { complete: false }))
  }
}
