import { openingHoursOn } from '@clinic/core/information'
import { addDays } from '@clinic/core/time'
import type { Database } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

const mostDays = 42

/** The days from one until another, and when the clinic is open on them. */
export async function scheduleDays(
  database: Database,
  { company_id, clinic_id }: Caller,
  { from, until }: { from: string; until: string },
) {
  const refuse = (sentence: 'notBeforeFrom' | 'sixWeeks') =>
    new Refusal(422, 'checkFields', { fields: { until: sentence } })
  if (until < from) throw refuse('notBeforeFrom')
  if (until > addDays(from, mostDays - 1)) throw refuse('sixWeeks')

  const hours = await database
    .selectFrom('clinic')
    .select(['opening_week as week', 'special_dates'])
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .executeTakeFirstOrThrow()
  const dates = Array.from({ length: mostDays }, (_, index) => addDays(from, index)).filter((date) => date <= until)
  return dates.map((date) => ({ date, open: [...openingHoursOn(hours, date)] }))
}
