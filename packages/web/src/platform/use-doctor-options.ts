import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import type { Option } from '../ui/select-field'
import { useApp } from './app-context'

/** The dentists of the house who work at present, to choose from. */
export function useDoctorOptions(): readonly Option[] {
  const { api } = useApp()
  const { data } = useQuery({
    queryKey: ['doctor', 'options'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/doctor', { params: { query: { rowPerPage: 100, status: 'active' } }, signal })),
  })
  return data?.rows.map(({ id, display_name }) => ({ value: String(id), label: display_name })) ?? []
}
