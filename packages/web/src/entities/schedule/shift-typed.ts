/** A shift as it is typed; no number stands for a field that is empty. */
export interface ShiftTyped {
  starts: string
  ends: string
  room_id: number | null
  /** of assistants */
  assists_doctor_id?: number | null
  /** of dentists, as the two that follow: how appointments are given */
  slot_minutes?: number | null
  quota?: number | null
  online_bookable?: boolean
}
