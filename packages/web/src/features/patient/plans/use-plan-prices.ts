import { type Schema, unwrap } from '@clinic/api'
import { billedQuantity } from '@clinic/core/invoice'
import { listedPrice, pricesOf } from '@clinic/core/price-list'
import { useQueries } from '@tanstack/react-query'
import type { Service } from '../../../entities/note/use-services'
import { useApp } from '../../../platform/app/app-context'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import type { PlanRow } from './plan-value'

/** What a row costs today, of one as of all that is billed; undefined while that is not known, null without a price. */
interface RowPrice {
  price: number | null | undefined
  amount: number | null | undefined
}

interface Priced {
  services: ReadonlyMap<number, Service>
  /** The price list of the patient's class. */
  list: number | null
}

/** Returns what each row costs by the prices of today, those of the patient's class first, as the server will keep them. */
export function usePlanPrices(rows: readonly PlanRow[], { services, list }: Priced): (row: PlanRow) => RowPrice {
  const { api } = useApp()
  const { today } = useClinicDay()
  const ids = list === null ? [] : [...new Set(rows.map(({ product_id }) => product_id))]
  const histories = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['product', 'price', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        unwrap(api.GET('/api/product/{id}/price', { params: { path: { id } }, signal })),
      staleTime: 60_000,
    })),
    combine: (results) => new Map(results.map(({ data }, index) => [ids[index], data?.rows])),
  })

  function priceOf({ id, price }: Service): number | null | undefined {
    if (list === null) return price
    const history: readonly Schema<'ProductPrice'>[] | undefined = histories.get(id)
    if (!history) return undefined
    const lists = [{ id: list, name: '' }]
    return listedPrice(pricesOf(history, { lists, day: today }), lists)?.price ?? null
  }

  return (row) => {
    const service = services.get(row.product_id)
    const single = service && priceOf(service)
    if (!service || single === undefined || single === null) return { price: single, amount: single }
    return { price: single, amount: single * billedQuantity(service, row) }
  }
}
