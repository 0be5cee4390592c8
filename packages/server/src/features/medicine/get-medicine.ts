import { medicineRowsInTransit } from '../../domain/medicine/medicine-rows'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

export const getMedicine: UseCase<'getMedicine'> = async ({ database, caller, now, path: { id } }) => {
  const medicine = await medicineRowsInTransit(database, { caller, now })
    .where('medicine.id', '=', id)
    .executeTakeFirst()
  if (!medicine) throw new Refusal(404, 'notFound')
  return medicine
}
