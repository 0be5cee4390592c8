import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { checkMedicine } from './check-medicine'
import { movementRows } from './movement-rows'

/** The stock card: each movement has kept its balance, so that a page of a long card is read as fast as one of a short. */
export const listMedicineMovement: UseCase<'listMedicineMovement'> = async ({ database, caller, path, query }) => {
  await checkMedicine(database, caller, path.id)
  const { batch_id, ...page } = query
  const movements = movementRows(database, caller)
    .where('medicine_movement.medicine_id', '=', path.id)
    .$if(batch_id !== undefined, (rows) => rows.where('medicine_movement.batch_id', '=', batch_id ?? 0))
  return list(database, movements, page, {
    searchColumn: 'medicine_batch.lot',
    sort: { id: [] },
    defaultSort: '-id',
    id: 'medicine_movement.id',
  })
}
