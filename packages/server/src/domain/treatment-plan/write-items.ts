import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

interface Written {
  plan_id: number
  items: readonly Schema<'TreatmentPlanItemInput'>[]
}

/** Writes the items of a draft anew. */
export async function writeItems(
  tx: Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  { plan_id, items }: Written,
) {
  await tx
    .deleteFrom('treatment_plan_item')
    .where((eb) => eb.and({ company_id, clinic_id, treatment_plan_id: plan_id }))
    .execute()
  if (items.length === 0) return
  await tx
    .insertInto('treatment_plan_item')
    .values(
      items.map(({ phase, product_id, tooth, surfaces, jaw, quantity, remark }, position) => ({
        company_id,
        clinic_id,
        treatment_plan_id: plan_id,
        position,
        phase,
        product_id,
        tooth,
        surfaces: JSON.stringify(surfaces),
        jaw,
        quantity,
        remark: remark.trim(),
        product_code: null,
        product_name: null,
        price: null,
        amount: null,
        done_on: null,
        visit_id: null,
      })),
    )
    .execute()
}
