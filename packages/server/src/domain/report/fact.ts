import type { ReportGrouping } from '@clinic/core/report'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../use-case/contract'

/** One thing that a report counts. The figures of a report and the rows behind them are made of the same statement of facts. */
export interface Fact {
  id: number
  /** The clinic's day, a plain date. */
  day: string
  /** What its group is made of, as the tables have it: a day, an id, a word. `keyOf` makes the key of the group. */
  unit: unknown
  /** What the clinic calls its group; null where the key says it, or `nameOf`. */
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
  /** The moment it is asked, ISO 8601. */
  now: string
  /** Of appointments, only those whose time has come. */
  begun?: true
}

/** A select in brackets: all facts of a subject in the days asked for. */
export type Facts = (asked: FactsAsked) => RawBuilder<Fact>

interface GroupColumns {
  unit: RawBuilder<unknown>
  /** Left out where the key says it, or `nameOf`. */
  label?: RawBuilder<string | null>
}
export type Groups = Readonly<Partial<Record<ReportGrouping, GroupColumns>>>

/** The columns that say which group a fact belongs to. */
export function groupOf(groups: Groups, by: ReportGrouping) {
  const columns = groups[by]
  if (!columns) throw new Error(`These facts are not grouped by ${by}`)
  return sql`${columns.unit} as unit, ${columns.label ?? sql`null::text`} as label`
}

/** By day and by month of a column. */
export const timeGroups = (day: RawBuilder<string>): Groups => ({ day: { unit: day }, month: { unit: day } })
