import type { Schema } from '@clinic/api'
import { priceListStatuses } from '@clinic/core/price-list'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { useLabels } from '../../platform/texts/use-labels'
import { priceListsQuery } from './price-list-query'

type PriceList = Schema<'PriceList'>

interface Offered {
  /** The one that is chosen: it is offered whatever became of it. */
  chosen?: number | null
  /** As the class of a patient: only those that are meant for patients. */
  forPatients?: boolean
  isInactiveToo?: boolean
}

/** Returns functions for the names of price lists, and for those that can be chosen: the active ones, and what is chosen. */
export function usePriceLists() {
  const { api } = useApp()
  const { label } = useLabels()
  const { data = [] } = useQuery(priceListsQuery(api))
  const textOf = ({ name, status }: PriceList) =>
    status === 'active' ? name : `${name} (${label(priceListStatuses, status)})`
  return {
    lists: data,
    nameOf: (id: number | null | undefined) => data.find((list) => list.id === id)?.name ?? '',
    options: ({ chosen = null, forPatients = false, isInactiveToo = false }: Offered) =>
      data
        .filter((list) => list.id === chosen || !forPatients || list.for_patients)
        .filter((list) => list.id === chosen || isInactiveToo || list.status === 'active')
        .map((list) => ({ value: String(list.id), label: textOf(list) })),
  }
}
