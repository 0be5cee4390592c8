import type { Schema } from '@clinic/api'

type Shift = Pick<Schema<'CalendarShift'>, 'doctor_id' | 'room_id' | 'starts_at' | 'ends_at'>

/** Where a dentist works: in the room of the shift that runs, else of the next one that has a room. */
export function plannedRoom(shifts: readonly Shift[], { doctor_id, now }: { doctor_id: number; now: number }) {
  const own = shifts
    .filter((shift) => shift.doctor_id === doctor_id && shift.room_id !== null && Date.parse(shift.ends_at) > now)
    .sort((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))
  return own[0]?.room_id ?? null
}
