import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Caller } from '../../contract'
import type { Database, Transaction } from '../../database/schema'

/** When the window ends that runs now; to be used in a statement over `room`. */
export const maintenanceUntil = (now: Date) => sql<string | null>`(
  select ends_at from room_maintenance as running
  where running.company_id = room.company_id and running.clinic_id = room.clinic_id and running.room_id = room.id
    and running.cancelled_at is null and running.starts_at <= ${now} and running.ends_at > ${now})`

/** The windows of the caller's clinic as the contract shows them. The appointments a window collides with will be told here. */
export const maintenanceRows = (database: Database | Transaction, { company_id, clinic_id }: Caller, now: Date) =>
  database
    .selectFrom('room_maintenance')
    .select(['id', 'room_id', 'starts_at', 'ends_at', 'reason', 'version'])
    .select(
      sql<Schema<'RoomMaintenanceState'>>`case when cancelled_at is not null then 'cancelled'
        when ends_at <= ${now} then 'past' when starts_at <= ${now} then 'running' else 'planned' end`.as('state'),
    )
    .where((eb) => eb.and({ company_id, clinic_id }))
