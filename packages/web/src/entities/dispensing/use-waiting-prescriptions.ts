import { unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { useCanCall } from '../../platform/session/use-can-call'

/** The prescriptions of a visit of which something is not handed out; none for whoever hands out nothing. */
export function useWaitingPrescriptions(visit: number) {
  const { api } = useApp()
  const enabled = useCanCall(operationRoles.listDispensing)
  const { data, isLoading, failureCount } = useQuery({
    queryKey: ['dispensing', 'visit', visit],
    queryFn: ({ signal }) => unwrap(api.GET('/api/dispensing', { params: { query: { visit_id: visit } }, signal })),
    enabled,
  })
  return {
    /** Not for long: without them a step can be taken all the same. */
    isLoading: isLoading && failureCount === 0,
    waiting: data?.rows.filter(({ state }) => state !== 'dispensed') ?? [],
  }
}
