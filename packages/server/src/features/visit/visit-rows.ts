import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import { outsidePlan } from '../../domain/appointment/outside-plan'
import type { Caller } from '../../use-case/contract'

interface Seen {
  caller: Caller
  now: Date
}

/** The visits of the clinic that the caller may see, as a card of the calendar shows each. */
export const visitCards = (database: Database | Transaction, { caller, now }: Seen) =>
  database
    .selectFrom('visit')
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'visit.company_id')
        .onRef('patient.clinic_id', '=', 'visit.clinic_id')
        .onRef('patient.id', '=', 'visit.patient_id'),
    )
    .innerJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'visit.company_id')
        .onRef('doctor.clinic_id', '=', 'visit.clinic_id')
        .onRef('doctor.id', '=', 'visit.doctor_id'),
    )
    .leftJoin('room', (join) =>
      join
        .onRef('room.company_id', '=', 'visit.company_id')
        .onRef('room.clinic_id', '=', 'visit.clinic_id')
        .onRef('room.id', '=', 'visit.room_id'),
    )
    .select(['visit.id', 'visit.doctor_id', 'doctor.display_name as doctor_name', 'doctor.color as doctor_color'])
    .select(['visit.room_id', 'room.name as room_name', 'visit.starts_at', 'visit.ends_at', 'visit.state'])
    .select(['visit.reason', 'visit.version'])
    .select([visitPatient.as('patient'), products.as('products'), isFirst.as('is_first')])
    .select([sql<boolean>`visit.override_reason <> ''`.as('overridden'), outsidePlan(now).as('outside')])
    .where('visit.company_id', '=', caller.company_id)
    .where('visit.clinic_id', '=', caller.clinic_id)
    .$if(caller.role === 'doctor_clinic', (visits) => visits.where('visit.doctor_id', '=', ownDoctor(caller)))

/** The same with everything that is known of each. */
export const wholeVisits = (database: Database | Transaction, seen: Seen) =>
  visitCards(database, seen)
    .select(['visit.staff_id', 'visit.note', 'visit.source', 'visit.reminder', 'visit.override_reason'])
    .select(['visit.cancel_reason', 'visit.cancel_note', 'visit.created_by', 'visit.created_at', 'visit.updated_at'])
    // how it was overridden stays here
    .select(
      sql<Schema<'Visit'>['moved_from']>`visit.moved_from - '{override_reason,overbooked,broken_rules}'::text[]`.as(
        'moved_from',
      ),
    )
    .select(
      sql<string | null>`(select staff.name from staff where staff.company_id = visit.company_id
        and staff.clinic_id = visit.clinic_id and staff.id = visit.staff_id)`.as('staff_name'),
    )

/** The dentist the caller is; none for who is none. */
export const ownDoctor = ({ company_id, user_id }: Caller) =>
  sql<number>`(select doctor_id from "user" where company_id = ${company_id} and id = ${user_id})`

/** In a statement over `patient`. */
export const visitPatient = sql<Schema<'VisitPatient'>>`jsonb_build_object('id', patient.id,
  'record_number', patient.record_number, 'first_name', patient.first_name, 'last_name', patient.last_name,
  'sex', patient.sex, 'date_of_birth', patient.date_of_birth, 'phone', patient.phone, 'status', patient.status)`

/** Whether a visit holds its time: core's `occupiesSlot`, in a statement. */
export const occupiesSlot = sql<boolean>`visit.state not in ('cancelled', 'no_show')`

const products = sql<Schema<'VisitProduct'>[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', product.id, 'code', product.code, 'name', product.name,
      'name_en', product.name_en, 'duration_minutes', product.duration_minutes) order by visit_product.position)
  from visit_product join product on product.company_id = visit_product.company_id
    and product.clinic_id = visit_product.clinic_id and product.id = visit_product.product_id
  where visit_product.company_id = visit.company_id and visit_product.clinic_id = visit.clinic_id
    and visit_product.visit_id = visit.id), '[]')`

const isFirst = sql<boolean>`not exists (
  select from visit as earlier
  where earlier.company_id = visit.company_id and earlier.clinic_id = visit.clinic_id
    and earlier.patient_id = visit.patient_id and earlier.starts_at < visit.starts_at
    and earlier.state not in ('cancelled', 'no_show'))`
