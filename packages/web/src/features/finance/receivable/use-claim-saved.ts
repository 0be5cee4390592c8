import { useQueryClient } from '@tanstack/react-query'
import { type Claim, claimQuery } from '../../../entities/claim/claim-query'
import { useApp } from '../../../platform/app/app-context'

/** Returns a function that shows a claim as it was stored. */
export function useClaimSaved() {
  const { api } = useApp()
  const queries = useQueryClient()
  return (stored: Claim) => {
    queries.setQueryData(claimQuery(api, stored.id).queryKey, stored)
  }
}
