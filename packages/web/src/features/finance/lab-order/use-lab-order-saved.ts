import { useQueryClient } from '@tanstack/react-query'
import { type LabOrder, labOrderQuery } from '../../../entities/lab-order/lab-order-query'
import { useApp } from '../../../platform/app/app-context'

/** Returns a function that shows an order as it was stored. */
export function useLabOrderSaved() {
  const { api } = useApp()
  const queries = useQueryClient()
  return (stored: LabOrder) => {
    queries.setQueryData(labOrderQuery(api, stored.id).queryKey, stored)
    void queries.invalidateQueries({ queryKey: ['lab-order', 'list'] })
  }
}
