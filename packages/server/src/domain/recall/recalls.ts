import type { Schema } from '@clinic/api'
import { recallDays } from '@clinic/core/recall'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { appointmentPatient, occupiesSlot } from '../appointment/appointment-rows'

interface Seen {
  caller: Pick<Caller, 'company_id' | 'clinic_id'>
  now: Date
  /** The date it is in the clinic. */
  today: string
}

/**
 * The patients of the clinic who should come again, each by their last visit: a later one answers what an earlier one asked for. Nobody
 * is called who is here now. A clinic has fewer patients than visits, and the last one of each is the end of an index.
 */
export const recalls = (database: Database | Transaction, { caller, now, today }: Seen) =>
  database
    .selectFrom('patient')
    .innerJoin('clinic', (join) =>
      join.onRef('clinic.company_id', '=', 'patient.company_id').onRef('clinic.id', '=', 'patient.clinic_id'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('visit')
          .select([
            'visit.company_id',
            'visit.clinic_id',
            'visit.id',
            'visit.patient_id',
            'visit.doctor_id',
            'visit.state',
          ])
          .select(['visit.queue_date', 'visit.control_on', 'visit.control_reason'])
          .whereRef('visit.company_id', '=', 'patient.company_id')
          .whereRef('visit.clinic_id', '=', 'patient.clinic_id')
          .whereRef('visit.patient_id', '=', 'patient.id')
          .where('visit.state', 'not in', ['left', 'entered_in_error'])
          .orderBy('visit.arrived_at', 'desc')
          .orderBy('visit.id', 'desc')
          .limit(1)
          .as('visit'),
      (join) => join.onTrue(),
    )
    .leftJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'visit.company_id')
        .onRef('doctor.clinic_id', '=', 'visit.clinic_id')
        .onRef('doctor.id', '=', 'visit.doctor_id'),
    )
    .select(['visit.id', 'visit.doctor_id', 'doctor.display_name as doctor_name'])
    .select(['visit.control_reason as remark', 'visit.queue_date as last_visit_on'])
    .select([appointmentPatient.as('patient'), recallReason.as('reason'), dueOn.as('due_on')])
    .select([recallState(now).as('state'), attempts.as('attempts'), nextAppointment(now).as('next_appointment')])
    .where('patient.company_id', '=', caller.company_id)
    .where('patient.clinic_id', '=', caller.clinic_id)
    .where('patient.status', '=', 'active')
    .where('visit.state', 'in', ['finished', 'checked_out'])
    .where(dueOn, '>=', recallDays(today).from)

export const recallReason = sql<
  Schema<'RecallReason'>
>`case when visit.control_on is null then 'check_up' else 'control' end`

/** The day of the control, or of the check-up. */
export const dueOn = sql<string>`coalesce(visit.control_on, (visit.queue_date + make_interval(months => clinic.check_up_months))::date)`

/** An appointment to come says more than what was said on the phone. */
export const recallState = (now: Date) => sql<Schema<'RecallState'>>`case
  when exists (select ${toCome(now)}) then 'booked'
  else coalesce((select case attempt.outcome when 'declined' then 'declined' when 'wrong_number' then 'unreachable' else 'contacted' end
    from recall_attempt as attempt where attempt.company_id = visit.company_id and attempt.clinic_id = visit.clinic_id
      and attempt.visit_id = visit.id order by attempt.id desc limit 1), 'due') end`

const toCome = (now: Date) => sql`from appointment where appointment.company_id = visit.company_id
  and appointment.clinic_id = visit.clinic_id and appointment.patient_id = visit.patient_id
  and appointment.starts_at > ${now}::timestamptz and ${occupiesSlot}`

const nextAppointment = (now: Date) => sql<Schema<'Recall'>['next_appointment']>`(
  select jsonb_build_object('id', appointment.id, 'starts_at', ${utc(sql.ref('appointment.starts_at'))})
  ${toCome(now)} order by appointment.starts_at limit 1)`

const attempts = sql<Schema<'RecallAttempt'>[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('channel', attempt.channel, 'outcome', attempt.outcome, 'remark', attempt.remark,
      'made_at', ${utc(sql.ref('attempt.made_at'))}, 'made_by', attempt.made_by) order by attempt.id desc), '[]')
  from recall_attempt as attempt where attempt.company_id = visit.company_id and attempt.clinic_id = visit.clinic_id
    and attempt.visit_id = visit.id)`

function utc(moment: ReturnType<typeof sql.ref>) {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
