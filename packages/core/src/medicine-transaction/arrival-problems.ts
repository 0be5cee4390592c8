import type { Schema } from '@clinic/api'
import { reasonsOf } from './document-kind'

type Arrival = Pick<Schema<'MedicineTransactionArrival'>, 'arrived' | 'reason'>

export type ArrivalProblem = 'linesNotCounted' | 'moreThanSent' | 'required' | 'notHere' | 'reasonUnknown'

/** Returns what is wrong with what arrived of a transfer, by field: `arrived.0`. What is missing has a reason. */
export function arrivalProblems(
  { arrived, reason }: Arrival,
  sent: readonly Pick<Schema<'MedicineTransactionLine'>, 'quantity'>[],
): Record<string, ArrivalProblem> {
  if (arrived.length !== sent.length) return { arrived: 'linesNotCounted' }
  const more = arrived.flatMap((units, row) =>
    units > (sent[row]?.quantity ?? 0) ? [[`arrived.${row}`, 'moreThanSent'] as const] : [],
  )
  const isShort = arrived.some((units, row) => units < (sent[row]?.quantity ?? 0))
  return {
    ...Object.fromEntries(more),
    ...(isShort && reason === null && { reason: 'required' as const }),
    ...(!isShort && reason !== null && { reason: 'notHere' as const }),
    ...(isShort && reason !== null && !reasonsOf.transfer_in.includes(reason) && { reason: 'reasonUnknown' as const }),
  }
}
