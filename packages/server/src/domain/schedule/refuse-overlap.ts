import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { dayText } from '../../use-case/texts'
import { worksElsewhere } from './works-elsewhere'

interface Wanted {
  worker_key: string
  dates: readonly string[]
  starts: string
  ends: string
  /** The shift that takes these hours in the place of its own. */
  except?: number
}

/**
 * Refuses hours in which the person works already, here or in another clinic of the company, and tells the first such day:
 * of another clinic nothing else.
 * The constraint `shift_overlap` would refuse them as well, but could not tell.
 */
export async function refuseOverlap(tx: Transaction, caller: Caller, wanted: Wanted) {
  const { company_id, clinic_id, language } = caller
  const { worker_key, dates, starts, ends, except } = wanted
  // two clinics of the company may plan with the same person at once: the second waits for the first
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shift ${company_id} ${worker_key}`}, 0))`.execute(tx)
  const { rows } = await sql<{
    day: string
    date: string
    starts: string
    ends: string
    clinic: string
    is_here: boolean
  }>`
    select day::text, shift.date, clinic.name as clinic, shift.clinic_id = ${clinic_id} as is_here, to_char(shift.starts_at at time zone clinic.time_zone, 'HH24:MI') as starts,
      to_char(shift.ends_at at time zone clinic.time_zone, 'HH24:MI') as ends
    from shift
    join clinic on clinic.company_id = shift.company_id and clinic.id = shift.clinic_id
    join clinic here on here.company_id = ${company_id} and here.id = ${clinic_id}
    join ${daysOf(dates)} on tstzrange(shift.starts_at, shift.ends_at) && tstzrange(
      ${moment('day', starts)} at time zone here.time_zone, ${moment('day', ends)} at time zone here.time_zone)
    where shift.company_id = ${company_id} and shift.worker_key = ${worker_key} and shift.cancelled_at is null
      and shift.id is distinct from ${except ?? null}
    order by is_here desc, shift.starts_at limit 1`.execute(tx)
  const [taken] = rows
  if (!taken) return
  const { is_here, date, day, ...found } = taken
  if (!is_here) throw worksElsewhere(caller, { field: 'starts', worker_key, day, starts, ends })
  const values = { ...found, day: dayText(language, date) }
  throw new Refusal(422, 'checkFields', { fields: { starts: { sentence: 'worksAlready', values } } })
}

/** Plain dates as a relation with one column `day`. */
export const daysOf = (dates: readonly string[]) => sql`unnest(string_to_array(${dates.join(' ')}, ' ')::date[]) as day`

/** A clock time of a day, in the zone of nowhere yet. */
export const moment = (day: string, time: string) => sql`(${sql.ref(day)} + ${time}::time)`
