import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import type { Option } from '../../ui/field/select-field'

/** The assistants of the house, to choose from. */
export function useStaffOptions(): readonly Option[] {
  const { api } = useApp()
  const { data } = useQuery({
    queryKey: ['staff', 'options'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/staff', { params: { query: { rowPerPage: 100, status: 'active' } }, signal })),
  })
  return data?.rows.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
}
