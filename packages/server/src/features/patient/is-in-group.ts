import type { Schema } from '@clinic/api'
import { type RawBuilder, sql } from 'kysely'
import { ownDoctor } from '../../domain/appointment/appointment-rows'
import { todayIn } from '../../domain/clinic/clinic-day'
import type { RequestContext } from '../../use-case/contract'
import { billed, hasAlert, lastTreated, owedOfInvoice, treated } from './patient-facts'

/** After so many months the list says that somebody was long not here. */
const monthsAway = 6

/** In a statement over `patient`: whether somebody is in a group that people work through. */
export function isInGroup(group: Schema<'PatientGroup'>, { caller, now }: RequestContext): RawBuilder<boolean> {
  const isAlive = sql`patient.status <> 'deceased'`
  switch (group) {
    case 'treated_by_me':
      return sql`exists (select ${treated} and visit.doctor_id = ${ownDoctor(caller)})`
    case 'owing':
      return sql`exists (select ${billed} and ${owedOfInvoice} > 0)`
    case 'not_seen':
      return sql`${isAlive} and ${lastTreated} < (${todayIn(caller, now)} - make_interval(months => ${monthsAway}))::date`
    case 'alert':
      return hasAlert
    case 'birthday':
      return sql`${isAlive} and date_part('month', patient.date_of_birth) = date_part('month', ${todayIn(caller, now)})`
    case 'no_identity':
      return sql`${isAlive} and patient.identity_number = ''`
  }
}
