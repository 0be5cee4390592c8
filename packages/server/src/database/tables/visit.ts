import type { Schema } from '@clinic/api'
import type { RoleName } from '@clinic/core/access'
import type { VisitEvent } from '@clinic/core/visit'
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Timestamp } from './columns'

export interface VisitTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  patient_id: number
  appointment_id: number | null
  doctor_id: number | null
  staff_id: number | null
  room_id: number | null
  origin: Schema<'VisitOrigin'>
  reason: Schema<'AppointmentReason'>
  note: string
  queue_date: ColumnType<string, string, never>
  queue_number: number
  /** The place in the queue: the number at first, between two others after being put back. */
  position: number
  identity: Schema<'VisitIdentity'>
  state: Schema<'VisitState'>
  outcome: Schema<'VisitOutcome'> | null
  end_reason: Generated<string>
  settlement: Schema<'VisitSettlement'> | null
  /** A plain date. */
  control_on: string | null
  control_reason: Generated<string>
  call_attempts: Generated<number>
  arrived_at: Timestamp
  state_since: Timestamp
  version: Generated<number>
  created_by: string
  created_at: CreatedAt
  updated_at: Generated<string>
}

/** A move of a visit. */
export interface VisitEventTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  visit_id: number
  event: VisitEvent['type'] | 'visit.arrive'
  /** Null at the arrival. */
  from_state: Schema<'VisitState'> | null
  to_state: Schema<'VisitState'>
  at: Timestamp
  user_id: number
  user_name: string
  user_role: RoleName
  reason: string
}
