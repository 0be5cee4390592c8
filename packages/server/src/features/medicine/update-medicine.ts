import { medicineProblems } from '@clinic/core/medicine'
import { medicineRowsInTransit } from '../../domain/medicine/medicine-rows'
import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

export const updateMedicine: UseCase<'updateMedicine'> = ({ database, caller, now, path: { id }, body }) => {
  const { version, location, ...quantities } = body
  return changeRow(database, caller, {
    table: 'medicine',
    id,
    read: (tx) => medicineRowsInTransit(tx, { caller, now }).where('medicine.id', '=', id).executeTakeFirst(),
    version,
    async apply() {
      const fields = medicineProblems(quantities)
      if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields })
      return { ...quantities, location: location.trim(), updated_at: now.toISOString() }
    },
    action: 'update',
  })
}
