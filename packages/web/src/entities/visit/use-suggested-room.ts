import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { byServerClock } from '../../platform/time/server-clock'
import { plannedRoom } from './planned-room'

interface Placed {
  doctor_id: number | null
  room_id: number | null
}

/** The chair of a patient: the one chosen for them, else that of their dentist's shift of today. */
export function useSuggestedRoom({ doctor_id, room_id }: Placed): number | null {
  const { api } = useApp()
  const { today } = useClinicDay()
  const days = { from: today, until: today }
  const { data } = useQuery({
    queryKey: ['appointment', 'calendar', days],
    queryFn: ({ signal }) => unwrap(api.GET('/api/appointment/calendar', { params: { query: days }, signal })),
    enabled: room_id === null && doctor_id !== null,
  })
  if (room_id !== null || doctor_id === null) return room_id
  return plannedRoom(data?.shifts ?? [], { doctor_id, now: byServerClock(Date.now()) })
}
