import { unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Calendar, Card } from '../../../entities/appointment/calendar-query'
import { type SlotDraft, slotOnWire } from '../../../entities/appointment/slot/slot-draft'
import { useApp } from '../../../platform/app/app-context'

interface Move {
  appointment: Card
  slot: SlotDraft
  timeZone: string
}

/** Moves an appointment on every calendar at once; undoes it when the server refuses. */
export function useRescheduleAppointment() {
  const { api } = useApp()
  const queries = useQueryClient()
  const calendars = { queryKey: ['appointment', 'calendar'] }

  return useMutation({
    mutationFn: ({ appointment: { id, version }, slot, timeZone }: Move) =>
      unwrap(
        api.POST('/api/appointment/{id}/reschedule', {
          params: { path: { id } },
          body: { ...slotOnWire(slot, timeZone), version },
        }),
      ),
    async onMutate({ appointment, slot, timeZone }) {
      await queries.cancelQueries(calendars)
      const before = queries.getQueriesData<Calendar>(calendars)
      const { override_reason, ...moved } = slotOnWire(slot, timeZone)
      queries.setQueriesData<Calendar>(calendars, (calendar) => calendar && withMoved(calendar, appointment.id, moved))
      return { before }
    },
    onError(_refusal, _move, shown) {
      for (const [key, calendar] of shown?.before ?? []) queries.setQueryData(key, calendar)
      void queries.invalidateQueries({ queryKey: ['appointment'] })
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
    appointments: calendar.appointments.map((appointment) =>
      appointment.id === id
        ? { ...appointment, ...moved, room_name, doctor_name: doctor_name ?? appointment.doctor_name }
        : appointment,
    ),
  }
}
