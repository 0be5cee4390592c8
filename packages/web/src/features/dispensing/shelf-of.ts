import type { StoredBatch } from '@clinic/core/dispensing'
import type { DispensingLine } from './dispensing-query'

/** The batches that lines are handed out from, each once: the server shows only those that may be. */
export function shelfOf(lines: readonly DispensingLine[]): StoredBatch[] {
  const batches = lines.flatMap(({ medicine_id, batches: usable }) =>
    usable.map((batch) => [batch.id, { ...batch, medicine_id, state: 'good' as const }] as const),
  )
  return [...new Map(batches).values()]
}
