import type { ReportGrouping } from '@clinic/core/report'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../use-case/contract'

/** One thing that a report counts. The figures of a report and the rows behind them are made of the same statement of facts. */
export interface Fact {
  id: number
  /** The clinic's day, a plain date. */
  day: string
  /** The group it belongs to, and what the clinic calls that. */
  key: string
  label: string | null
  title: string
  detail: string
  /** Null where it belongs to none. */
  patient_id: number | null
  amount: number
  opens_id: number
}

/** What facts are asked for, with the clinic's day and zone. */
export interface FactsAsked {
  caller: Pick<Caller, 'company_id' | 'clinic_id' | 'language'>
  by: ReportGrouping
  from: string
  until: string
  today: string
  time_zone: string
}

/** A select in brackets: all facts of a subject in the days asked for. */
export type Facts = (asked: FactsAsked) => RawBuilder<Fact>

interface GroupColumns {
  key: RawBuilder<string>
  /** Left out where the key says it. */
  label?: RawBuilder<string | null>
}
export type Groups = Readonly<Partial<Record<ReportGrouping, GroupColumns>>>

/** The columns that say which group a fact belongs to. */
export function groupOf(groups: Groups, by: ReportGrouping) {
  const columns = groups[by]
  if (!columns) throw new Error(`These facts are not grouped by ${by}`)
  return sql`${columns.key} as key, ${columns.label ?? sql`null::text`} as label`
}

/** By day and by month of a column. */
export const timeGroups = (day: RawBuilder<string>): Groups => ({
  day: { key: sql`to_char(${day}, 'YYYY-MM-DD')` },
  month: { key: sql`to_char(${day}, 'YYYY-MM')` },
})

/** By the dentist that is joined as `doctor`, if there is one. */
export const doctorGroup: Groups = {
  doctor: { key: sql`coalesce(doctor.id::text, '')`, label: sql`doctor.display_name` },
}

/** By the room of the visit, which `roomJoin` joins. */
export const roomGroup: Groups = {
  room: { key: sql`coalesce(room.id::text, '')`, label: sql`room.name` },
}

/** Joins the room of the visit where the facts are grouped by it: what is on the dashboard then does not depend on rooms. */
export const roomJoin = (by: ReportGrouping) =>
  by === 'room'
    ? sql`left join room on room.company_id = visit.company_id and room.clinic_id = visit.clinic_id and room.id = visit.room_id`
    : sql``
