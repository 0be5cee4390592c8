import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import type { Option } from '../ui/select-field'
import { useApp } from './app-context'

/** The rooms of the clinic that are in use, to choose from. */
export function useRoomOptions(): readonly Option[] {
  const { api } = useApp()
  const { data } = useQuery({
    queryKey: ['room', 'options'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/room', { params: { query: { rowPerPage: 100, status: 'active' } }, signal })),
  })
  return data?.rows.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
}
