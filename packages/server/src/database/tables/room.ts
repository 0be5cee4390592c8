import type { Schema } from '@clinic/api'
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Timestamp } from './columns'

export interface RoomTable extends Schema<'RoomInput'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

export interface RoomMaintenanceTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  room_id: number
  starts_at: Timestamp
  ends_at: Timestamp
  reason: string
  cancelled_at: ColumnType<string | null, string | Date | undefined, string | Date>
  version: Generated<number>
  created_at: CreatedAt
}
