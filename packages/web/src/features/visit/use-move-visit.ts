import { type Schema, unwrap } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context'
import { notify } from '../../platform/notify'
import { useTexts } from '../../platform/use-texts'
import { useWhen } from '../../platform/visit/use-when'
import { type Calendar, type Card, visitQuery } from './calendar-query'
import { type SlotDraft, slotOnWire } from './slot-draft'

interface Move {
  visit: Card
  slot: SlotDraft
  timeZone: string
}

/** Moves an appointment on every calendar at once; what is refused goes back, and `onRefused` hears why. */
export function useMoveVisit(onRefused?: (refused: { visit: Card; slot: SlotDraft; refusal: Error }) => void) {
  const { api } = useApp()
  const texts = useTexts().visit
  const queries = useQueryClient()
  const when = useWhen()
  const calendars = { queryKey: ['visit', 'calendar'] }

  const send = (id: number, body: Schema<'VisitMove'>) =>
    unwrap(api.POST('/api/visit/{id}/move', { params: { path: { id } }, body }))
  const settle = (saved: Schema<'Visit'>) => {
    queries.setQueryData(visitQuery(api, saved.id).queryKey, saved)
    return queries.invalidateQueries({ queryKey: ['visit'] })
  }
  async function undo(before: Card, saved: Schema<'Visit'>) {
    const { doctor_id, room_id, starts_at, ends_at } = before
    const { override_reason, version } = saved
    try {
      const back = await send(before.id, { doctor_id, room_id, starts_at, ends_at, override_reason, version })
      void notify('success', texts.move.undone({ name: displayName(before.patient), when: when(back.starts_at) }))
      void settle(back)
    } catch (error) {
      void notify('error', error instanceof Error ? error.message : texts.move.refused())
    }
  }

  return useMutation({
    mutationFn: ({ visit, slot, timeZone }: Move) =>
      send(visit.id, { ...slotOnWire(slot, timeZone), version: visit.version }),
    async onMutate({ visit, slot, timeZone }) {
      await queries.cancelQueries(calendars)
      const before = queries.getQueriesData<Calendar>(calendars)
      const { override_reason, ...moved } = slotOnWire(slot, timeZone)
      queries.setQueriesData<Calendar>(calendars, (calendar) => calendar && withMoved(calendar, visit.id, moved))
      return { before }
    },
    onSuccess(saved, { visit }) {
      const said = { name: displayName(visit.patient), when: when(saved.starts_at) }
      void notify('success', texts.move.saved(said), {
        label: texts.move.undo(),
        onClick: () => void undo(visit, saved),
      })
      void settle(saved)
    },
    onError(refusal, { visit, slot }, shown) {
      for (const [key, calendar] of shown?.before ?? []) queries.setQueryData(key, calendar)
      void queries.invalidateQueries({ queryKey: ['visit'] })
      onRefused?.({ visit, slot, refusal })
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
