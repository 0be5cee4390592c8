import { operationRoles } from '@clinic/core/access'
import { useQuery } from '@tanstack/react-query'
import { visitDispensingQuery } from '../../../../entities/dispensing/dispensing-list-query'
import type { Invoice } from '../../../../entities/invoice/invoice-query'
import { useApp } from '../../../../platform/app/app-context'
import { useCanCall } from '../../../../platform/session/use-can-call'

/** The prescriptions of the visit of which something is not handed out; none for whoever hands out nothing. */
export function useWaitingPrescriptions({ visit_id }: Pick<Invoice, 'visit_id'>) {
  const { api } = useApp()
  const enabled = useCanCall(operationRoles.listDispensing)
  const { data } = useQuery({ ...visitDispensingQuery(api, visit_id), enabled })
  return data?.rows.filter(({ state }) => state !== 'dispensed') ?? []
}
