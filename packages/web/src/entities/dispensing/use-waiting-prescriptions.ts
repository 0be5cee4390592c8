import { unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { useQuery } from '@tanstack/react-query'
import type { Invoice } from '../../../../entities/invoice/invoice-query'
import { useApp } from '../../../../platform/app/app-context'
import { useCanCall } from '../../../../platform/session/use-can-call'

/** The prescriptions of the visit of which something is not handed out; none for whoever hands out nothing. */
export function useWaitingPrescriptions({ visit_id }: Pick<Invoice, 'visit_id'>) {
  const { api } = useApp()
  const enabled = useCanCall(operationRoles.listDispensing)
  const { data } = useQuery({
    queryKey: ['dispensing', 'visit', visit_id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/dispensing', { params: { query: { visit_id } }, signal })),
    enabled,
  })
  return data?.rows.filter(({ state }) => state !== 'dispensed') ?? []
}
