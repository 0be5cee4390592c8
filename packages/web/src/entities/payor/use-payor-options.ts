import { unwrap } from '@clinic/api'
import { payorStatuses } from '@clinic/core/payor'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { useLabels } from '../../platform/texts/use-labels'
import type { Option } from '../../ui/field/select-field'

/** The payors of the clinic, to choose from; those that are inactive say so. */
export function usePayorOptions(): readonly Option[] {
  const { api } = useApp()
  const { label } = useLabels()
  const { data } = useQuery({
    queryKey: ['payor', 'options'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/payor', { params: { query: { rowPerPage: 100 } }, signal })),
  })
  return (
    data?.rows.map(({ id, name, status }) => ({
      value: String(id),
      label: status === 'active' ? name : `${name} (${label(payorStatuses, status)})`,
    })) ?? []
  )
}
