import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** Keeps names and prices of the services of a draft as they are shown. */
export async function keepPrices(
  tx: Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  items: readonly Schema<'TreatmentPlanItem'>[],
) {
  for (const { id, product_code, product_name, price, amount } of items)
    await tx
      .updateTable('treatment_plan_item')
      .set({ product_code, product_name, price, amount })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
}
