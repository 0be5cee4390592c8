import type { Schema } from '@clinic/api'
import { type StoredBatch, usableBatches } from '@clinic/core/dispensing'

export type ShelvedBatch = StoredBatch & Pick<Schema<'UsableBatch'>, 'lot'>

/** What of a medicine may be taken, and the batches that are reached for the rest: no more than it has units, as each gives one at least. */
export function shelfOf(batches: readonly ShelvedBatch[], rest: number) {
  const usable = usableBatches(batches)
  const sum = (of: readonly ShelvedBatch[]) => of.reduce((units, { on_hand }) => units + on_hand, 0)
  const available = sum(usable)
  return {
    available,
    withheld: sum(batches) - available,
    batches: usable.slice(0, rest).map(({ id, lot, expires_on, on_hand }) => ({ id, lot, expires_on, on_hand })),
  }
}
