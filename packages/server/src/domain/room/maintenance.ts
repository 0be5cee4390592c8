import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** When the window ends that runs now; to be used in a statement over `room`. */
export const maintenanceUntil = (now: Date) => sql<string | null>`(
  select ends_at from room_maintenance as running
  where running.company_id = room.company_id and running.clinic_id = room.clinic_id and running.room_id = room.id
    and running.cancelled_at is null and running.starts_at <= ${now} and running.ends_at > ${now})`

/** The windows of the caller's clinic as the contract shows them. With the appointments that each collides with. */
export const maintenanceRows = (database: Database | Transaction, { company_id, clinic_id }: Caller, now: Date) =>
  database
    .selectFrom('room_maintenance')
    .select(['id', 'room_id', 'starts_at', 'ends_at', 'reason', 'version'])
    .select(
      sql<Schema<'RoomMaintenanceState'>>`case when cancelled_at is not null then 'cancelled'
        when ends_at <= ${now} then 'past' when starts_at <= ${now} then 'running' else 'planned' end`.as('state'),
    )
    .select(visitsMeanwhile(now).as('visits'))
    .where((eb) => eb.and({ company_id, clinic_id }))

/** In a statement over `room_maintenance`: those that are still to come, while the window is. */
const visitsMeanwhile = (now: Date) => sql<Schema<'RoomMaintenanceVisit'>[]>`(
  select coalesce(jsonb_agg(to_jsonb(meanwhile) order by meanwhile.starts_at), '[]') from (
    select visit.id, visit.starts_at, visit.ends_at, doctor.display_name as doctor_name
    from visit join doctor on doctor.company_id = visit.company_id and doctor.clinic_id = visit.clinic_id
      and doctor.id = visit.doctor_id
    where visit.company_id = room_maintenance.company_id and visit.clinic_id = room_maintenance.clinic_id
      and visit.room_id = room_maintenance.room_id and visit.state in ('booked', 'confirmed')
      and visit.starts_at < room_maintenance.ends_at and visit.ends_at > room_maintenance.starts_at
      and visit.ends_at > ${now} and room_maintenance.cancelled_at is null
    order by visit.starts_at limit 50) as meanwhile)`
