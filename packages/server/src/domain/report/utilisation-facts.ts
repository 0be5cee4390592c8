import { sql } from 'kysely'
import { isAway } from '../schedule/working-shifts'
import { type Facts, type Groups, groupOf, timeGroups } from './fact'

/**
 * The minutes that chairs were in use and those that they were planned for. In use is each stretch of a treatment from its begin, or where it was
 * resumed, until it was paused or ended; planned is each shift of a dentist in a room. Of two shifts in one room at once no minute counts
 * twice, and of a shift that lasts only what is over: what is still to come could not be used.
 */
export const utilisationFacts: Facts = ({ caller: { company_id, clinic_id }, by, from, until, now }) => {
  const groups: Groups = {
    ...timeGroups(sql`chair.day`),
    room: { unit: sql`chair.room_id` },
    doctor: { unit: sql`chair.doctor_id` },
  }
  return sql`(
    with treated as materialized (
      select visit.id, visit.queue_date, visit.room_id, visit.doctor_id, visit.patient_id from visit
      where visit.company_id = ${company_id} and visit.clinic_id = ${clinic_id} and visit.queue_date between ${from} and ${until}
        and visit.state <> 'entered_in_error'
    ), stretch as materialized (
      select event.id, event.visit_id, event.event, event.at,
        lead(event.at) over (partition by event.visit_id order by event.id) as ended_at
      from treated
      join visit_event as event on event.company_id = ${company_id} and event.clinic_id = ${clinic_id} and event.visit_id = treated.id
        and event.to_state in ('in_practice', 'paused', 'finished')
    ), planned as materialized (
      select shift.id, shift.date, shift.room_id, shift.doctor_id, shift.ends_at,
        greatest(shift.starts_at, max(shift.ends_at) over (
          partition by shift.room_id order by shift.starts_at, shift.id rows between unbounded preceding and 1 preceding
        )) as starts_at
      from shift
      where shift.company_id = ${company_id} and shift.clinic_id = ${clinic_id} and shift.date between ${from} and ${until}
        and shift.cancelled_at is null and shift.doctor_id is not null and shift.room_id is not null and shift.starts_at < ${now}
        and not ${isAway}
    )
    select chair.id, chair.day, ${groupOf(groups, by)}, coalesce(doctor.display_name, '') as title, chair.detail, chair.patient_id,
      greatest(round(extract(epoch from chair.ended_at - chair.began_at) / 60), 0)::bigint as amount, chair.opens_id
    from (
      select stretch.id, treated.queue_date as day, treated.room_id, treated.doctor_id, 'treated' as detail, treated.patient_id,
        stretch.at as began_at, coalesce(stretch.ended_at, ${now}) as ended_at, treated.id as opens_id
      from stretch
      join treated on treated.id = stretch.visit_id
      where stretch.event in ('visit.startPractice', 'visit.resume')
      union all
      -- the stretches have ids above zero
      select -planned.id, planned.date, planned.room_id, planned.doctor_id, 'planned', null, planned.starts_at, least(planned.ends_at, ${now}),
        planned.doctor_id
      from planned
    ) as chair
    left join doctor on doctor.company_id = ${company_id} and doctor.clinic_id = ${clinic_id} and doctor.id = chair.doctor_id)`
}
