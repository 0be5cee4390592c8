import type { Schema } from '@clinic/api'
import type { RoleName } from '@clinic/core/access'
import { type RawBuilder, sql } from 'kysely'
import { violatesPlan } from '../../domain/appointment/violated-rules'
import { todayIn } from '../../domain/clinic/clinic-day'
import { licenceState } from '../../domain/doctor/dentist'
import type { RequestContext, UseCases } from '../../use-case/contract'

type Kind = Schema<'NotificationKind'>

export const notificationUseCases: UseCases<'listNotification'> = {
  async listNotification({ caller, database, now }) {
    const kinds = kindsOf[caller.role] ?? []
    const counts = kinds.map((kind) => sql`(${sql.lit(kind)}, (select count(*) ${rowsOf(kind, { caller, now })}))`)
    const { rows } = await sql<Schema<'Notification'>>`
      select kind, count from (values ${sql.join(counts)}) as waiting (kind, count) where count > 0`.execute(database)
    return rows
  },
}

const atTheDesk: readonly Kind[] = [
  'booking_request',
  'registration',
  'appointment_violates_plan',
  'appointment_unconfirmed',
]

/** The kinds of notification each role can act on, the most urgent first. */
const kindsOf: { [Role in RoleName]?: readonly Kind[] } = {
  manager_clinic: [
    'doctor_licence_expired',
    'doctor_external_licence_expired',
    'staff_licence_expired',
    'approval_requested',
    'absence_requested',
    'staff_absence_requested',
    ...atTheDesk,
    'doctor_licence_expiring',
    'doctor_external_licence_expiring',
    'staff_licence_expiring',
  ],
  front_office_clinic: atTheDesk,
  doctor_clinic: ['absence_decided'],
}

function rowsOf(kind: Kind, context: RequestContext): RawBuilder<unknown> {
  const { company_id, clinic_id, user_id } = context.caller
  const of = (
    table: 'registration' | 'booking_request' | 'approval' | 'absence' | 'appointment' | 'doctor' | 'staff',
  ) => sql`from ${sql.table(table)} where company_id = ${company_id} and clinic_id = ${clinic_id}`
  const licence = (whose: RawBuilder<unknown>, state: 'expired' | 'expiring') =>
    sql`${whose} and status <> 'inactive' and ${licenceState(context)} = ${sql.lit(state)}`
  const internal = sql`${of('doctor')} and employment = 'internal'`
  const external = sql`${of('doctor')} and employment = 'external'`
  const tomorrow = sql`((${todayIn(context.caller, context.now)} + 1)::timestamp at time zone clinic.time_zone)`
  switch (kind) {
    case 'registration':
      return sql`${of('registration')} and state = 'submitted'`
    case 'booking_request':
      return sql`${of('booking_request')} and state = 'requested'`
    case 'approval_requested':
      return sql`${of('approval')} and state = 'requested'`
    case 'absence_requested':
      return sql`${of('absence')} and state = 'requested' and doctor_id is not null`
    case 'staff_absence_requested':
      return sql`${of('absence')} and state = 'requested' and staff_id is not null`
    case 'absence_decided':
      return sql`${of('absence')} and state in ('approved', 'rejected')
        and decided_at > ${context.now}::timestamptz - interval '7 days' and ends_on >= ${todayIn(context.caller, context.now)}
        and doctor_id = (select doctor_id from "user" where company_id = ${company_id} and id = ${user_id})`
    case 'appointment_unconfirmed':
      return sql`${of('appointment')} and state = 'booked' and starts_at >= (
          select ${tomorrow} from clinic where company_id = ${company_id} and id = ${clinic_id})
        and starts_at < (
          select ${tomorrow} + interval '1 day' from clinic where company_id = ${company_id} and id = ${clinic_id})`
    case 'appointment_violates_plan':
      return sql`${of('appointment')} and ${violatesPlan(context.now)}`
    case 'doctor_licence_expired':
      return licence(internal, 'expired')
    case 'doctor_licence_expiring':
      return licence(internal, 'expiring')
    case 'doctor_external_licence_expired':
      return licence(external, 'expired')
    case 'doctor_external_licence_expiring':
      return licence(external, 'expiring')
    case 'staff_licence_expired':
      return licence(of('staff'), 'expired')
    case 'staff_licence_expiring':
      return licence(of('staff'), 'expiring')
  }
}
