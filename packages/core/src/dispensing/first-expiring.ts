import type { Schema } from '@clinic/api'

export type StoredBatch = Pick<Schema<'MedicineBatch'>, 'id' | 'medicine_id' | 'expires_on' | 'on_hand' | 'state'>

/** A quantity of a medicine that is to be taken. */
export interface Wanted {
  medicine_id: number
  quantity: number
}

export interface Allocation {
  /** Where it is taken from, in this order. */
  taken: { batch_id: number; quantity: number }[]
  /** What no batch has. */
  missing: number
}

/** Returns the batches that may be handed out, the first to expire first; those that never expire come last. Expired and recalled ones may not. */
export const usableBatches = <Batch extends StoredBatch>(batches: readonly Batch[]): Batch[] =>
  batches
    .filter(({ state, on_hand }) => state !== 'expired' && state !== 'recalled' && on_hand > 0)
    .sort((a, b) => compareExpiry(a.expires_on, b.expires_on) || a.id - b.id)

/** Takes what is wanted from the batches that expire first. What one line takes, the next one does not find any more. */
export function allocateFirstExpiring(batches: readonly StoredBatch[], wanted: readonly Wanted[]): Allocation[] {
  const shelf = usableBatches(batches).map((batch) => ({ ...batch }))
  return wanted.map(({ medicine_id, quantity }) => {
    const taken: Allocation['taken'] = []
    let missing = quantity
    for (const batch of shelf) {
      const part = Math.min(missing, batch.on_hand)
      if (batch.medicine_id !== medicine_id || part <= 0) continue
      taken.push({ batch_id: batch.id, quantity: part })
      batch.on_hand -= part
      missing -= part
    }
    return { taken, missing }
  })
}

function compareExpiry(a: string | null, b: string | null) {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -1 : 1
}
