import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { changeAssistance } from './change-assistance'
import { usedIn } from './record-material'

export const correctMaterial: UseCase<'correctMaterial'> = (call) => {
  const { caller, now, body } = call
  const { company_id, clinic_id } = caller
  const reason = body.reason.trim()
  return changeAssistance(call, {
    action: 'correct_material',
    event: () => usedIn,
    reason,
    async apply(tx, before) {
      const { material_id, quantity } = body
      const wrong = await tx
        .selectFrom('assistance_material')
        .select(['medicine_id', 'name', 'unit', 'quantity'])
        .where((eb) => eb.and({ company_id, clinic_id, assistance_id: before.id, id: material_id }))
        .executeTakeFirst()
      if (!wrong) throw new Refusal(422, 'checkFields', { fields: { material_id: 'notOffered' } })
      const holds = before.materials.some(({ id }) => id === material_id)
      if (!holds) throw new Refusal(409, 'materialCorrected', { current: before })
      if (wrong.quantity === quantity) throw new Refusal(422, 'checkFields', { fields: { quantity: 'nothingChanged' } })
      await tx
        .insertInto('assistance_material')
        .values({
          ...wrong,
          company_id,
          clinic_id,
          assistance_id: before.id,
          quantity,
          supersedes: material_id,
          correction_reason: reason,
          recorded_at: now.toISOString(),
          recorded_by: caller.name,
        })
        .execute()
      return {}
    },
  })
}
