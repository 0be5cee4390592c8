import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'

interface Moves {
  transaction_id: number
  moves: readonly {
    medicine_id: number
    batch_id: number
    quantity: number
    /** The line of the prescription that is dispensed. */
    prescription_line?: number
  }[]
}

/** Writes movements, in the order of the lines; the database counts by them what is on hand. Their medicines are held already. */
export async function moveStock(
  tx: Transaction,
  { caller: { company_id, clinic_id, name }, now }: RequestContext,
  { transaction_id, moves }: Moves,
) {
  if (moves.length === 0) return
  await tx
    .insertInto('medicine_movement')
    .values(
      moves.map(({ prescription_line = null, ...move }) => ({
        ...move,
        prescription_line,
        company_id,
        clinic_id,
        transaction_id,
        recorded_by: name,
        recorded_at: now.toISOString(),
      })),
    )
    .execute()
}
