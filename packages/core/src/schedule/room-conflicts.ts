import type { Schema } from '@clinic/api'

type Shift = Pick<Schema<'DoctorShift'>, 'id' | 'room_id' | 'starts_at' | 'ends_at' | 'state'>

/** The ids of the shifts that take place in one room at one time: shown, not forbidden. */
export function roomConflicts(shifts: readonly Shift[]): ReadonlySet<number> {
  const placed = shifts
    .filter(({ room_id, state }) => room_id !== null && state === 'working')
    .sort((a, b) => Number(a.room_id) - Number(b.room_id) || Date.parse(a.starts_at) - Date.parse(b.starts_at))
  const found = new Set<number>()
  for (const [index, shift] of placed.entries())
    for (const later of placed.slice(index + 1)) {
      if (later.room_id !== shift.room_id || Date.parse(later.starts_at) >= Date.parse(shift.ends_at)) break
      found.add(shift.id).add(later.id)
    }
  return found
}
