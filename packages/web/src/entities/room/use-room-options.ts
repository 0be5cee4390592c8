import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import type { Option } from '../../ui/field/select-field'

/** The rooms of the clinic, to choose from; also those out of use, or a choice of old could not be shown. */
export function useRoomOptions(): readonly Option[] {
  const { api } = useApp()
  const { data } = useQuery({
    queryKey: ['room', 'options'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/room', { params: { query: { rowPerPage: 100 } }, signal })),
  })
  return data?.rows.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
}
