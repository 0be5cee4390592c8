import type { Schema } from '@clinic/api'
import type { Generated, JSONColumnType } from 'kysely'
import type { CreatedAt, NullableTimestamp, Timestamp } from './columns'

/** Of a dentist or of an assistant, never of both. */
export interface ShiftTemplateTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  doctor_id: number | null
  staff_id: number | null
  weekday: keyof Schema<'OpeningWeek'>
  /** HH:MM in the zone of the clinic, as `ends`. */
  starts: string
  ends: string
  every_weeks: number
  valid_from: string
  valid_until: string
  room_id: number | null
  assists_doctor_id: number | null
  slot_minutes: number
  quota: number | null
  online_bookable: boolean
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

export interface ShiftTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  doctor_id: number | null
  staff_id: number | null
  /** The worker, the same in all clinics of the company: see `workerKey`. */
  worker_key: string
  /** Null for an extra shift. */
  template_id: number | null
  /** The copy of a week that entered it. */
  copy_id: Generated<number | null>
  /** The day it is of in the clinic. */
  date: string
  starts_at: Timestamp
  ends_at: Timestamp
  room_id: number | null
  assists_doctor_id: number | null
  slot_minutes: number
  quota: number | null
  online_bookable: boolean
  /** Changed by itself: its template leaves it alone. */
  is_exception: Generated<boolean>
  cancelled_at: NullableTimestamp
  cancel_reason: Generated<string>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

/** A copy of the shifts of one week into another, or of their rooms. */
export interface ShiftCopyTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  worker: 'doctor' | 'staff'
  from_monday: string
  to_monday: string
  /** How many it entered, or gave another room. */
  shifts: number
  skipped: JSONColumnType<Schema<'WeekCopySkipped'>[]>
  kept: JSONColumnType<Schema<'WeekCopyKept'>[], string | undefined, string>
  /** The rooms a copy of rooms replaced; null for a copy of shifts. */
  rooms: JSONColumnType<ReplacedRoom[] | null, string | undefined, never>
  state: Generated<Schema<'WeekCopy'>['state']>
  copied_at: Timestamp
  copied_by: string
  undone_at: NullableTimestamp
  undone_by: string | null
  version: Generated<number>
}

/** A shift as it was before a copy gave it a room. */
export interface ReplacedRoom {
  shift_id: number
  room_id: number | null
  is_exception: boolean
  /** Of its regular shift. */
  template_version: number | null
  /** Of the shift since the copy. */
  version: number
}

export interface StaffWeekTable {
  company_id: number
  clinic_id: number
  monday: string
  published_at: Timestamp
  published_by: string
  /** The fingerprint of the week's shifts when it was published. */
  fingerprint: string
}

export interface AbsenceTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  doctor_id: number | null
  staff_id: number | null
  kind: 'leave' | 'sick' | 'seminar' | 'holiday'
  starts_on: string
  ends_on: string
  reason: string
  state: 'requested' | 'approved' | 'rejected' | 'cancelled'
  requested_by: string
  decided_by: string | null
  decided_at: NullableTimestamp
  decision_reason: Generated<string>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}
