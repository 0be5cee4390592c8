import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { changeAssistance } from './change-assistance'

/** What was used is written down while it runs, and afterwards at leisure. */
export const usedIn = ['assisting', 'done'] as const

export const recordMaterial: UseCase<'recordMaterial'> = (call) => {
  const { caller, now, body } = call
  const { company_id, clinic_id } = caller
  return changeAssistance(call, {
    action: 'record_material',
    event: () => usedIn,
    async apply(tx, { id: assistance_id }) {
      const { medicine_id, quantity } = body
      const medicine = await tx
        .selectFrom('company_medicine')
        .select(['name', 'unit', 'status'])
        .where((eb) => eb.and({ company_id, id: medicine_id }))
        .forShare()
        .executeTakeFirst()
      if (!medicine) throw new Refusal(422, 'checkFields', { fields: { medicine_id: 'notOffered' } })
      const { status, ...counted } = medicine
      if (status === 'inactive') throw new Refusal(422, 'checkFields', { fields: { medicine_id: 'medicineInactive' } })
      await tx
        .insertInto('assistance_material')
        .values({
          ...counted,
          company_id,
          clinic_id,
          assistance_id,
          medicine_id,
          quantity,
          supersedes: null,
          correction_reason: '',
          recorded_at: now.toISOString(),
          recorded_by: caller.name,
        })
        .execute()
      return {}
    },
  })
}
