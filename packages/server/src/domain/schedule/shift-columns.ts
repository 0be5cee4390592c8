import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import { isAway } from './working-shifts'

/** A clock time of a moment in the zone of the clinic; to be used in a statement over `shift` joined with `clinic`. */
export const clock = (column: 'starts_at' | 'ends_at') =>
  sql<string>`to_char(${sql.ref(`shift.${column}`)} at time zone clinic.time_zone, 'HH24:MI')`

/** Whether a shift takes place; to be used in a statement over `shift`. */
export const shiftState = sql<Schema<'DoctorShiftState'>>`case when shift.cancelled_at is not null then 'cancelled'
  when ${isAway} then 'away' else 'working' end`

/** The name of the room of a shift or template, in a statement. */
export const roomNameOf = (table: 'shift' | 'shift_template') => sql<string | null>`(
  select name from room where room.company_id = ${sql.ref(`${table}.company_id`)}
    and room.clinic_id = ${sql.ref(`${table}.clinic_id`)} and room.id = ${sql.ref(`${table}.room_id`)})`

/** Weekdays in the order of the week, to sort by. */
export const weekdayOrder = sql`array_position(
  array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], weekday)`
