import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { allRows } from '../../platform/list/all-rows'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import type { Option } from '../../ui/field/select-field'
import { boardQuery } from './board-query'

interface Chairs {
  /** The visit that a chair is chosen for. */
  visit?: number
  /** The state of another visit that makes its chair unavailable. */
  taken: 'called' | 'in_practice'
}

/** The treatment rooms, each with the patient who is called to it or treated in it. */
export function useChairs({ visit, taken }: Chairs): readonly Option[] {
  const { api } = useApp()
  const { call } = useTexts().visit
  const { data: board } = useQuery(boardQuery(api))
  const { data: rooms = [] } = useQuery({
    queryKey: ['room', 'chairs'],
    queryFn: ({ signal }) =>
      allRows((page) =>
        unwrap(api.GET('/api/room', { params: { query: { ...page, type: 'treatment', state: 'active' } }, signal })),
      ),
  })
  return rooms.map(({ id, name }) => {
    const others = board?.visits.filter((other) => other.room_id === id && other.id !== visit) ?? []
    const called = others.find(({ state }) => state === 'called')
    const treated = others.find(({ state }) => state === 'in_practice')
    return {
      value: String(id),
      label: name,
      ...(treated && { note: call.inUse({ name: personName(treated.patient) }) }),
      ...(called && { note: call.busy({ name: personName(called.patient) }) }),
      disabled: (taken === 'called' ? called : treated) !== undefined,
    }
  })
}
