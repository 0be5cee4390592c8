import type { Schema } from '@clinic/api'
import type { RoleName } from '@clinic/core/access'
import type { AppointmentEvent } from '@clinic/core/appointment'
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Timestamp } from './columns'

type AppointmentEntered = Omit<
  Schema<'AppointmentInput'>,
  'starts_at' | 'ends_at' | 'product_ids' | 'waitlist_entry_id' | 'booking_request_id'
>

export interface AppointmentTable extends AppointmentEntered {
  company_id: number
  clinic_id: number
  id: Generated<number>
  starts_at: Timestamp
  ends_at: Timestamp
  state: Schema<'AppointmentState'>
  /** Put on top of another one by a manager: no constraint holds it. */
  overbooked: Generated<boolean>
  /** Rules of the plan that a manager booked it against. */
  overridden_rules: ColumnType<Schema<'PlanRule'>[], string | undefined, string>
  moved_from: ColumnType<MovedFrom | null, never, string | null>
  cancel_reason: Schema<'AppointmentCancelReason'> | null
  cancel_note: Generated<string>
  version: Generated<number>
  created_by: string
  created_at: CreatedAt
  updated_at: Generated<string>
}

/** All columns that a move changes, as they were before. */
export type MovedFrom = NonNullable<Schema<'Appointment'>['moved_from']> & {
  override_reason: string
  overbooked: boolean
  overridden_rules: Schema<'PlanRule'>[]
}

/** A move of an appointment. */
export interface AppointmentEventTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  appointment_id: number
  event: AppointmentEvent['type'] | 'appointment.book'
  /** Null when it was booked. */
  from_state: Schema<'AppointmentState'> | null
  to_state: Schema<'AppointmentState'>
  at: Timestamp
  user_id: number
  user_name: string
  user_role: RoleName
  reason: string
}

export interface AppointmentProductTable {
  company_id: number
  clinic_id: number
  appointment_id: number
  product_id: number
  /** Their order. */
  position: number
}
