import type { Schema } from '@clinic/api'

type Window = Pick<Schema<'MaintenanceWindow'>, 'room_id' | 'starts_at' | 'ends_at'>
type Shift = Pick<Schema<'DoctorShift'>, 'room_id' | 'starts_at' | 'ends_at'>

/** Returns the maintenance windows that overlap a shift in a room: shown, not forbidden. */
export const maintenanceDuring = <Each extends Window>(windows: readonly Each[], shift: Shift): Each[] =>
  windows.filter(
    ({ room_id, starts_at, ends_at }) =>
      room_id === shift.room_id &&
      Date.parse(starts_at) < Date.parse(shift.ends_at) &&
      Date.parse(ends_at) > Date.parse(shift.starts_at),
  )
