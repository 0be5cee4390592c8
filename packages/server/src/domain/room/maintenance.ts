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
    .select(appointmentsMeanwhile(now).as('appointments'))
    .where((eb) => eb.and({ company_id, clinic_id }))

/** In a statement over `room_maintenance`: those that are still to come, while the window is. */
const appointmentsMeanwhile = (now: Date) => sql<Schema<'RoomMaintenanceAppointment'>[]>`(
  select coalesce(jsonb_agg(to_jsonb(meanwhile) order by meanwhile.starts_at), '[]') from (
    select appointment.id, appointment.starts_at, appointment.ends_at, doctor.display_name as doctor_name
    from appointment join doctor on doctor.company_id = appointment.company_id and doctor.clinic_id = appointment.clinic_id
      and doctor.id = appointment.doctor_id
    where appointment.company_id = room_maintenance.company_id and appointment.clinic_id = room_maintenance.clinic_id
      and appointment.room_id = room_maintenance.room_id and appointment.state in ('booked', 'confirmed')
      and appointment.starts_at < room_maintenance.ends_at and appointment.ends_at > room_maintenance.starts_at
      and appointment.ends_at > ${now} and room_maintenance.cancelled_at is null
    order by appointment.starts_at limit 50) as meanwhile)`
