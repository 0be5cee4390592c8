import type { Schema } from '@clinic/api'
import { nextTransactionState, type TransactionStep } from '@clinic/core/medicine-transaction'
import type { UpdateObject } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { transactionById } from '../../domain/medicine/transaction-rows'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'

interface Change {
  step: TransactionStep
  /** Why, where a person must say it. */
  reason?: string
  /** Refuses what cannot be, moves the stock, and returns what else is written. */
  apply?: (
    tx: Transaction,
    before: Schema<'MedicineTransaction'>,
  ) => Promise<UpdateObject<Tables, 'medicine_transaction'>>
  /** Writes elsewhere what follows from the document as it is now. */
  follow?: (tx: Transaction, before: Schema<'MedicineTransaction'>) => Promise<unknown>
}

/** Takes a document one step on in its lifecycle, and writes down who did it. A draft that is written on is a draft still. */
export const changeTransaction = (
  { database, caller, now, path: { id }, body: { version } }: Omit<Call<'postMedicineTransaction'>, 'operationId'>,
  { step, reason = '', apply, follow }: Change,
) =>
  changeRow(database, caller, {
    table: 'medicine_transaction',
    id,
    read: (tx) => transactionById(tx, { caller, now }, id),
    move: { to: (before) => nextTransactionState(before, step), refusal: 'transactionNotNow' },
    version,
    async apply({ tx, before, state }) {
      const at = now.toISOString()
      const stage = { state, by: caller.name, at, reason }
      return {
        state,
        ...(state !== before.state && { stages: JSON.stringify([...before.stages, stage]) }),
        updated_at: at,
        ...(await apply?.(tx, before)),
      }
    },
    follow: ({ tx, before }) => Promise.resolve(follow?.(tx, before)),
    action: step,
    reason: () => reason || null,
  })
