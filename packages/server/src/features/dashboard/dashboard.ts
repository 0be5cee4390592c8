import { canCall, operationRoles } from '@clinic/core/access'
import { addDays } from '@clinic/core/time'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { registrationRows } from '../../domain/registration/registration-columns'
import type { Caller, UseCases } from '../../use-case/contract'
import { deskFigures } from './desk-figures'
import { satuSehatFigures } from './satu-sehat-figures'

export const dashboardUseCases: UseCases<'getDashboard'> = {
  async getDashboard({ database, caller, now }) {
    const { name: clinic, today, time_zone } = await clinicDay(database, caller, now)
    const day = { company_id: caller.company_id, clinic_id: caller.clinic_id, time_zone, today }
    const [figures, new_by_day, birthdays, registrations, desk, satu_sehat] = await Promise.all([
      patientFigures(database, day),
      countByDay(database, day, 'patient.created_at'),
      birthdaysOf(database, day),
      canCall(caller.role, operationRoles.listRegistration) ? registrationFigures(database, day, caller) : null,
      canCall(caller.role, operationRoles.listPayment) ? deskFigures({ database, caller, now }, today) : null,
      canCall(caller.role, operationRoles.listSatuSehatVisit) ? satuSehatFigures({ database, caller, now }) : null,
    ])
    return { clinic, today, patients: { ...figures, new_by_day }, birthdays, registrations, desk, satu_sehat }
  },
}

interface ClinicDay {
  company_id: number
  clinic_id: number
  time_zone: string
  today: string
}

const patientFigures = (database: Database, { company_id, clinic_id }: ClinicDay) =>
  database
    .selectFrom('patient')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where readiness = 'incomplete')`.as('incomplete'),
    ])
    .where((eb) => eb.and({ company_id, clinic_id, status: 'active' }))
    .executeTakeFirstOrThrow()

/** How many rows began on each of the last 14 days of the clinic, the days without any included. */
async function countByDay(
  database: Database,
  day: ClinicDay,
  moment: 'patient.created_at' | 'registration.submitted_at',
) {
  const [table = ''] = moment.split('.')
  const { rows } = await sql<{ date: string; count: number }>`
    select to_char(day, 'YYYY-MM-DD') as date, count(${sql.ref(`${table}.id`)}) as count
    from generate_series(${day.today}::timestamp - interval '13 days', ${day.today}::timestamp, interval '1 day') as day
    left join ${sql.table(table)}
      on ${sql.ref(`${table}.company_id`)} = ${day.company_id} and ${sql.ref(`${table}.clinic_id`)} = ${day.clinic_id}
      and ${sql.ref(moment)} >= day at time zone ${day.time_zone}
      and ${sql.ref(moment)} < (day + interval '1 day') at time zone ${day.time_zone}
      ${table === 'patient' ? sql`and patient.status <> 'merged'` : sql``}
    group by day order by day`.execute(database)
  return rows
}

/** Whose birthday is today, as `patient_birthday_index` has it. */
const birthdaysOf = (database: Database, { company_id, clinic_id, today }: ClinicDay) =>
  database
    .selectFrom('patient')
    .select(['id', 'first_name', 'last_name', 'date_of_birth', 'phone', 'no_messages'])
    .where((eb) => eb.and({ company_id, clinic_id, status: 'active' }))
    .where(
      sql<boolean>`(extract(month from date_of_birth) * 100 + extract(day from date_of_birth))::int = any(${birthdaysOn(today)})`,
    )
    .orderBy('first_name')
    .orderBy('id')
    .limit(10)
    .execute()

/** Month and day, as 1231, of whose birthday is on a day: somebody born on 29 February has it on the 28th in other years. */
function birthdaysOn(date: string) {
  const monthAndDay = (of: string) => Number(of.slice(5).replace('-', ''))
  const isLastOfFebruary = monthAndDay(date) === 228 && monthAndDay(addDays(date, 1)) === 301
  return isLastOfFebruary ? [228, 229] : [monthAndDay(date)]
}

async function registrationFigures(database: Database, day: ClinicDay, caller: Caller) {
  const { company_id, clinic_id } = day
  const waiting = registrationRows(database, caller).where('state', '=', 'submitted')
  const [figures, by_day, latest] = await Promise.all([
    database
      .selectFrom('registration')
      .select([sql<number>`count(*)`.as('awaiting'), sql<string | null>`min(submitted_at)`.as('oldest')])
      .where((eb) => eb.and({ company_id, clinic_id, state: 'submitted' }))
      .executeTakeFirstOrThrow(),
    countByDay(database, day, 'registration.submitted_at'),
    waiting.orderBy('submitted_at').orderBy('id').limit(5).execute(),
  ])
  return { ...figures, by_day, latest }
}
