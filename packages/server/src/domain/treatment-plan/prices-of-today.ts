import type { Schema } from '@clinic/api'
import { billedQuantity } from '@clinic/core/invoice'
import { listedPrice } from '@clinic/core/price-list'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { servicePrices } from '../price-list/service-prices'

/** An item with the price model of its service today. */
export type StoredItem = Schema<'TreatmentPlanItem'> & Pick<Schema<'Product'>, 'price_model'>

interface Plan {
  id: number
  items: StoredItem[]
  price_list: string
  /** Of the patient. */
  patient_list: Schema<'PriceListName'> | null
}

/** Returns plans by their id with what their services cost today by the price list of the patient, or by the standard where it does not name them. */
export async function pricesOfToday<Each extends Plan>(
  database: Database | Transaction,
  caller: Pick<Caller, 'company_id' | 'clinic_id'>,
  { plans, today }: { plans: readonly Each[]; today: string },
): Promise<ReadonlyMap<number, Each>> {
  const lists = new Map(plans.flatMap(({ patient_list }) => (patient_list ? [[patient_list.id, patient_list]] : [])))
  const product_ids = plans.flatMap(({ items }) => items.map(({ product_id }) => product_id))
  const pricesOf = await servicePrices(database, caller, { product_ids, lists: [...lists.values()], day: today })
  return new Map(
    plans.map((plan) => {
      const own = plan.patient_list ? [plan.patient_list] : []
      const priced = plan.items.map((item) => ({ item, listed: listedPrice(pricesOf(item.product_id), own) }))
      const items = priced.map(({ item, listed }) => ({
        ...item,
        price: listed?.price ?? null,
        amount: listed ? listed.price * billedQuantity(item, item) : null,
      }))
      const isListed = priced.some(({ listed }) => listed && listed.price_list !== null)
      return [plan.id, { ...plan, items, price_list: isListed ? (plan.patient_list?.name ?? '') : '' }]
    }),
  )
}
