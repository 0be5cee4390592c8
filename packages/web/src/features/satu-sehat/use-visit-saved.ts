import { useQueryClient } from '@tanstack/react-query'
import { type SatuSehatVisitDetail, satuSehatVisitQuery } from '../../entities/satu-sehat/satu-sehat-query'
import { useApp } from '../../platform/app/app-context'

/** Returns a function that shows a visit as it was stored. */
export function useVisitSaved() {
  const { api } = useApp()
  const queries = useQueryClient()
  return (stored: SatuSehatVisitDetail) =>
    queries.setQueryData(satuSehatVisitQuery(api, stored.visit.id).queryKey, stored)
}
