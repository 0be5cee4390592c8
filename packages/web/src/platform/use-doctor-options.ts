import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import type { Option } from '../ui/select-field'
import { useApp } from './app-context'

/** The dentists of the house, to choose from; also those who left, or a choice of old could not be shown. */
export function useDoctorOptions(): readonly Option[] {
  const { api } = useApp()
  const { data } = useQuery({
    queryKey: ['doctor', 'options'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/doctor', { params: { query: { rowPerPage: 100 } }, signal })),
  })
  return data?.rows.map(({ id, display_name }) => ({ value: String(id), label: display_name })) ?? []
}
