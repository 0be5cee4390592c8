import { sql } from 'kysely'
import { batchOf, batchRows } from '../../domain/medicine/batch-rows'
import { holdMedicines } from '../../domain/medicine/hold-medicines'
import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'

/** A recall names a lot: what came of it at another price or from another supplier goes out of use with it. */
export const recallMedicineBatch: UseCase<'recallMedicineBatch'> = ({ database, caller, now, path: { id }, body }) => {
  const { company_id, clinic_id } = caller
  const recall = { recall_reason: body.reason.trim(), recalled_by: caller.name, recalled_at: now.toISOString() }
  return changeRow(database, caller, {
    table: 'medicine_batch',
    id,
    async read(tx) {
      const row = await batchRows(tx, { caller, now }).where('medicine_batch.id', '=', id).executeTakeFirst()
      return row && batchOf(row)
    },
    lockOwner: (tx, { medicine_id }) => holdMedicines(tx, caller, [medicine_id]),
    move: { to: ({ recalled }) => (recalled ? null : 'recalled'), refusal: 'batchRecalledAlready' },
    version: body.version,
    apply: async () => recall,
    follow: ({ tx, before: { medicine_id, lot } }) =>
      tx
        .updateTable('medicine_batch')
        .set(recall)
        .set({ version: sql`version + 1` })
        .where((eb) => eb.and({ company_id, clinic_id, medicine_id, lot }))
        .where('lot', '<>', '')
        .where('recalled_at', 'is', null)
        .execute(),
    action: 'recall',
    reason: () => recall.recall_reason,
  })
}
