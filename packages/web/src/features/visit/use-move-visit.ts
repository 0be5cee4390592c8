import { unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import type { Calendar, Card } from './calendar-query'
import { type SlotDraft, slotOnWire } from './slot-draft'

interface Move {
  visit: Card
  slot: SlotDraft
  timeZone: string
}

/** Moves an appointment on every calendar at once; what is refused goes back. */
export function useMoveVisit() {
  const { api } = useApp()
  const queries = useQueryClient()
  const calendars = { queryKey: ['visit', 'calendar'] }

  return useMutation({
    mutationFn: ({ visit: { id, version }, slot, timeZone }: Move) =>
      unwrap(
        api.POST('/api/visit/{id}/move', {
          params: { path: { id } },
          body: { ...slotOnWire(slot, timeZone), version },
        }),
      ),
    async onMutate({ visit, slot, timeZone }) {
      await queries.cancelQueries(calendars)
      const before = queries.getQueriesData<Calendar>(calendars)
      const { override_reason, ...moved } = slotOnWire(slot, timeZone)
      queries.setQueriesData<Calendar>(calendars, (calendar) => calendar && withMoved(calendar, visit.id, moved))
      return { before }
    },
    onError(_refusal, _move, shown) {
      for (const [key, calendar] of shown?.before ?? []) queries.setQueryData(key, calendar)
      void queries.invalidateQueries({ queryKey: ['visit'] })
    },
  })
}

function withMoved(
  calendar: Calendar,
  id: number,
  moved: Pick<Card, 'doctor_id' | 'room_id' | 'starts_at' | 'ends_at'>,
) {
  const doctor_name = calendar.doctors.find((doctor) => doctor.id === moved.doctor_id)?.name
  const room_name = calendar.rooms.find((room) => room.id === moved.room_id)?.name ?? null
  return {
    ...calendar,
    visits: calendar.visits.map((visit) =>
      visit.id === id ? { ...visit, ...moved, room_name, doctor_name: doctor_name ?? visit.doctor_name } : visit,
    ),
  }
}
