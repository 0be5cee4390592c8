import { type RawBuilder, sql } from 'kysely'
import { type Facts, type FactsAsked, type Groups, groupOf, timeGroups } from './fact'

const joinedDoctor = sql`left join doctor on doctor.company_id = visit.company_id and doctor.clinic_id = visit.clinic_id and doctor.id = visit.doctor_id`

/** Whoever arrived, but for what was entered in error, by the day of the queue. */
export const visitFacts: Facts = (asked) => {
  const {
    caller: { company_id, clinic_id },
    by,
    from,
    until,
  } = asked
  const groups: Groups = {
    ...timeGroups(sql`visit.queue_date`),
    doctor: { unit: sql`visit.doctor_id` },
    room: { unit: sql`visit.room_id` },
    newness: { unit: sql`case when first.arrived_at < visit.arrived_at then 'returning' else 'new' end` },
    origin: { unit: sql`visit.origin` },
    state: { unit: sql`visit.state` },
  }
  return sql`(
    select visit.id, visit.queue_date as day, ${groupOf(groups, by)}, coalesce(doctor.display_name, '') as title, visit.state as detail,
      visit.patient_id, 0::bigint as amount, visit.id as opens_id
    from visit ${joinedDoctor} ${by === 'newness' ? joinedFirst(asked) : sql``}
    where visit.company_id = ${company_id} and visit.clinic_id = ${clinic_id} and visit.queue_date between ${from} and ${until}
      and visit.state <> 'entered_in_error')`
}

/** Joins when each patient arrived first, looked up once for each of them, not for each visit. */
const joinedFirst = ({ caller: { company_id, clinic_id }, from, until }: FactsAsked) => sql`
  join (
    with patient as materialized (
      select distinct visit.company_id, visit.clinic_id, visit.patient_id from visit
      where visit.company_id = ${company_id} and visit.clinic_id = ${clinic_id} and visit.queue_date between ${from} and ${until}
        and visit.state <> 'entered_in_error'
    )
    select patient.patient_id, earliest.arrived_at
    from patient
    cross join lateral (
      select earlier.arrived_at from visit as earlier
      where earlier.company_id = patient.company_id and earlier.clinic_id = patient.clinic_id and earlier.patient_id = patient.patient_id
        and earlier.state <> 'entered_in_error'
      order by earlier.arrived_at limit 1
    ) as earliest
  ) as first on first.patient_id = visit.patient_id`

/** Appointments by the day they are for, cancelled ones and those missed too. */
export const appointmentFacts: Facts = (asked) => {
  const {
    caller: { company_id, clinic_id },
    by,
    from,
    until,
    time_zone,
    now,
    begun,
  } = asked
  const day = sql<string>`(appointment.starts_at at time zone ${time_zone})::date`
  const groups: Groups = {
    ...timeGroups(day),
    doctor: { unit: sql`appointment.doctor_id` },
    state: { unit: sql`appointment.state` },
  }
  return sql`(
    select appointment.id, ${day} as day, ${groupOf(groups, by)}, doctor.display_name as title, appointment.state as detail,
      appointment.patient_id, 0::bigint as amount, appointment.id as opens_id
    from appointment
    left join doctor on doctor.company_id = appointment.company_id and doctor.clinic_id = appointment.clinic_id
      and doctor.id = appointment.doctor_id
    where appointment.company_id = ${company_id} and appointment.clinic_id = ${clinic_id}
      and appointment.starts_at >= ${from}::timestamp at time zone ${time_zone}
      and appointment.starts_at < (${until}::date + 1)::timestamp at time zone ${time_zone}
      ${begun ? sql`and appointment.starts_at <= ${now}` : sql``})`
}

/** The diagnoses of each visit as it was signed last. */
export const diagnosisFacts: Facts = ({ caller: { company_id, clinic_id }, by, from, until }) => {
  const groups: Groups = {
    ...timeGroups(sql`visit.queue_date`),
    doctor: { unit: sql`visit.doctor_id` },
    diagnosis: { unit: sql`diagnosis.code` },
  }
  return sql`(
    select diagnosis.id, visit.queue_date as day, ${groupOf(groups, by)}, diagnosis.code as title,
      coalesce(diagnosis.tooth, '') as detail, visit.patient_id, 0::bigint as amount, visit.id as opens_id
    from visit
    join diagnosis on diagnosis.company_id = visit.company_id and diagnosis.clinic_id = visit.clinic_id and diagnosis.visit_id = visit.id
    where visit.company_id = ${company_id} and visit.clinic_id = ${clinic_id} and visit.queue_date between ${from} and ${until}
      and ${signedLast(sql.ref('diagnosis.note_id'))})`
}

/** The procedures of each visit that were done, as it was signed last. */
export const procedureFacts: Facts = ({ caller: { company_id, clinic_id, language }, by, from, until }) => {
  const name =
    language === 'en' ? sql<string>`coalesce(nullif(product.name_en, ''), procedure.name)` : sql<string>`procedure.name`
  const groups: Groups = {
    ...timeGroups(sql`visit.queue_date`),
    doctor: { unit: sql`coalesce(procedure.doctor_id, visit.doctor_id)` },
    product: { unit: sql`procedure.product_id`, label: name },
  }
  return sql`(
    select procedure.id, visit.queue_date as day, ${groupOf(groups, by)}, ${name} as title,
      coalesce(procedure.tooth, '') as detail, visit.patient_id, 0::bigint as amount, visit.id as opens_id
    from visit
    join procedure on procedure.company_id = visit.company_id and procedure.clinic_id = visit.clinic_id and procedure.visit_id = visit.id
    join product on product.company_id = procedure.company_id and product.clinic_id = procedure.clinic_id and product.id = procedure.product_id
    where visit.company_id = ${company_id} and visit.clinic_id = ${clinic_id} and visit.queue_date between ${from} and ${until}
      and procedure.outcome = 'done' and ${signedLast(sql.ref('procedure.note_id'))})`
}

/** Whether a note of a visit is the one that was signed last. */
const signedLast = (note_id: RawBuilder<unknown>) => sql<boolean>`not exists (
        select from note as later
        where later.company_id = visit.company_id and later.clinic_id = visit.clinic_id and later.visit_id = visit.id
          and later.state = 'signed' and later.id > ${note_id})`
