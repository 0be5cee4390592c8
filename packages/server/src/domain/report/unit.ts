import type { ReportGrouping } from '@clinic/core/report'
import { type RawBuilder, sql } from 'kysely'
import type { FactsAsked } from './fact'

/** The key of the group that a unit belongs to. */
export function keyOf(by: ReportGrouping, unit: RawBuilder<unknown>): RawBuilder<string> {
  if (by === 'day') return sql`to_char(${unit}, 'YYYY-MM-DD')`
  return by === 'month' ? sql`to_char(${unit}, 'YYYY-MM')` : sql`coalesce(${unit}::text, '')`
}

/** The name of the dentist or room whose id a unit is: looked up once for each, where else each fact would be joined with the table. */
export function nameOf(
  by: ReportGrouping,
  unit: RawBuilder<unknown>,
  { company_id, clinic_id }: FactsAsked['caller'],
): RawBuilder<string | null> {
  if (by !== 'doctor' && by !== 'room') return sql`null::text`
  const name = sql.ref(by === 'doctor' ? 'doctor.display_name' : 'room.name')
  const id = sql.ref(`${by}.id`)
  return sql`(select ${name} from ${sql.table(by)}
    where ${sql.ref(`${by}.company_id`)} = ${company_id} and ${sql.ref(`${by}.clinic_id`)} = ${clinic_id} and ${id} = ${unit})`
}
