import { useQuery } from '@tanstack/react-query'
import { laboratoriesQuery } from '../../../entities/lab-order/lab-order-query'
import { useApp } from '../../../platform/app/app-context'

/** The laboratories that can be ordered from, and the one that was chosen before even if it is inactive by now. */
export function useLaboratoryOptions(chosen: string) {
  const { api } = useApp()
  const { data = [] } = useQuery(laboratoriesQuery(api))
  return data
    .filter(({ id, status }) => status === 'active' || String(id) === chosen)
    .map(({ id, name }) => ({ value: String(id), label: name }))
}
