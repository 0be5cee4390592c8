import { sql } from 'kysely'
import { doctorGroup, type Facts, type Groups, groupOf, roomGroup, roomJoin, timeGroups } from './fact'

const joinedDoctor = sql`left join doctor on doctor.company_id = visit.company_id and doctor.clinic_id = visit.clinic_id and doctor.id = visit.doctor_id`

/** Whoever arrived, but for what was entered in error, by the day of the queue. */
export const visitFacts: Facts = ({ caller: { company_id, clinic_id }, by, from, until }) => {
  const newness = sql<string>`case when exists (
    select from visit as earlier
    where earlier.company_id = visit.company_id and earlier.clinic_id = visit.clinic_id and earlier.patient_id = visit.patient_id
      and earlier.arrived_at < visit.arrived_at and earlier.state <> 'entered_in_error'
  ) then 'returning' else 'new' end`
  const groups: Groups = {
    ...timeGroups(sql`visit.queue_date`),
    ...doctorGroup,
    ...roomGroup,
    newness: { key: newness },
    origin: { key: sql`visit.origin` },
    state: { key: sql`visit.state` },
  }
  return sql`(
    select visit.id, visit.queue_date as day, ${groupOf(groups, by)}, coalesce(doctor.display_name, '') as title, visit.state as detail,
      visit.patient_id, 0::bigint as amount, visit.id as opens_id
    from visit ${joinedDoctor} ${roomJoin(by)}
    where visit.company_id = ${company_id} and visit.clinic_id = ${clinic_id} and visit.queue_date between ${from} and ${until}
      and visit.state <> 'entered_in_error')`
}

/** Appointments by the day they are for, cancelled ones and those missed too. */
export const appointmentFacts: Facts = ({ caller: { company_id, clinic_id }, by, from, until, time_zone }) => {
  const day = sql<string>`(appointment.starts_at at time zone ${time_zone})::date`
  const groups: Groups = { ...timeGroups(day), ...doctorGroup, state: { key: sql`appointment.state` } }
  return sql`(
    select appointment.id, ${day} as day, ${groupOf(groups, by)}, doctor.display_name as title, appointment.state as detail,
      appointment.patient_id, 0::bigint as amount, appointment.id as opens_id
    from appointment
    left join doctor on doctor.company_id = appointment.company_id and doctor.clinic_id = appointment.clinic_id
      and doctor.id = appointment.doctor_id
    where appointment.company_id = ${company_id} and appointment.clinic_id = ${clinic_id}
      and appointment.starts_at >= ${from}::timestamp at time zone ${time_zone}
      and appointment.starts_at < (${until}::date + 1)::timestamp at time zone ${time_zone})`
}

/** The diagnoses of each visit as it was signed last. */
export const diagnosisFacts: Facts = ({ caller: { company_id, clinic_id }, by, from, until }) => {
  const groups: Groups = {
    ...timeGroups(sql`visit.queue_date`),
    ...doctorGroup,
    diagnosis: { key: sql`diagnosis.code` },
  }
  return sql`(
    select diagnosis.id, visit.queue_date as day, ${groupOf(groups, by)}, diagnosis.code as title,
      coalesce(diagnosis.tooth, '') as detail, visit.patient_id, 0::bigint as amount, visit.id as opens_id
    from visit
    join diagnosis on diagnosis.company_id = visit.company_id and diagnosis.clinic_id = visit.clinic_id and diagnosis.visit_id = visit.id
    ${joinedDoctor}
    where visit.company_id = ${company_id} and visit.clinic_id = ${clinic_id} and visit.queue_date between ${from} and ${until}
      and not exists (
        select from note as later
        where later.company_id = visit.company_id and later.clinic_id = visit.clinic_id and later.visit_id = visit.id
          and later.state = 'signed' and later.id > diagnosis.note_id))`
}
