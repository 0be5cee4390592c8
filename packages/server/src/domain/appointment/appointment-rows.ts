import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller, RequestContext } from '../../use-case/contract'
import { violatedRules } from './violated-rules'

/** The appointments of the clinic that the caller may see, as a card of the calendar shows each. */
export const appointmentCards = (database: Database | Transaction, { caller, now }: RequestContext) =>
  database
    .selectFrom('appointment')
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'appointment.company_id')
        .onRef('patient.clinic_id', '=', 'appointment.clinic_id')
        .onRef('patient.id', '=', 'appointment.patient_id'),
    )
    .innerJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'appointment.company_id')
        .onRef('doctor.clinic_id', '=', 'appointment.clinic_id')
        .onRef('doctor.id', '=', 'appointment.doctor_id'),
    )
    .leftJoin('room', (join) =>
      join
        .onRef('room.company_id', '=', 'appointment.company_id')
        .onRef('room.clinic_id', '=', 'appointment.clinic_id')
        .onRef('room.id', '=', 'appointment.room_id'),
    )
    .select([
      'appointment.id',
      'appointment.doctor_id',
      'doctor.display_name as doctor_name',
      'doctor.color as doctor_color',
    ])
    .select([
      'appointment.room_id',
      'room.name as room_name',
      'appointment.starts_at',
      'appointment.ends_at',
      'appointment.state',
    ])
    .select(['appointment.reason', 'appointment.version'])
    .select([appointmentPatient.as('patient'), products.as('products'), isFirst.as('is_first')])
    .select([sql<boolean>`appointment.override_reason <> ''`.as('overridden'), violatedRules(now).as('violated_rules')])
    .where('appointment.company_id', '=', caller.company_id)
    .where('appointment.clinic_id', '=', caller.clinic_id)
    .$if(caller.role === 'doctor_clinic', (appointments) =>
      appointments.where('appointment.doctor_id', '=', ownDoctor(caller)),
    )

/** The same with everything that is known of each. */
export const wholeAppointments = (database: Database | Transaction, seen: RequestContext) =>
  appointmentCards(database, seen)
    .select([
      'appointment.staff_id',
      'appointment.note',
      'appointment.source',
      'appointment.reminder',
      'appointment.override_reason',
    ])
    .select([
      'appointment.cancel_reason',
      'appointment.cancel_note',
      'appointment.created_by',
      'appointment.created_at',
      'appointment.updated_at',
    ])
    // how it was overridden stays here
    .select(
      sql<
        Schema<'Appointment'>['moved_from']
      >`appointment.moved_from - '{override_reason,overbooked,overridden_rules}'::text[]`.as('moved_from'),
    )
    .select(
      sql<string | null>`(select staff.name from staff where staff.company_id = appointment.company_id
        and staff.clinic_id = appointment.clinic_id and staff.id = appointment.staff_id)`.as('staff_name'),
    )

/** The dentist whose account the caller is; none for others. */
export const ownDoctor = ({ company_id, user_id }: Caller) =>
  sql<number>`(select doctor_id from "user" where company_id = ${company_id} and id = ${user_id})`

/** In a statement over `patient`. */
export const appointmentPatient = sql<Schema<'AppointmentPatient'>>`jsonb_build_object('id', patient.id,
  'record_number', patient.record_number, 'first_name', patient.first_name, 'last_name', patient.last_name,
  'sex', patient.sex, 'date_of_birth', patient.date_of_birth, 'phone', patient.phone, 'no_messages', patient.no_messages,
  'status', patient.status)`

/** Whether an appointment holds its time: core's `occupiesSlot`, in a statement. */
export const occupiesSlot = sql<boolean>`appointment.state not in ('cancelled', 'no_show')`

const products = sql<Schema<'AppointmentProduct'>[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', product.id, 'code', product.code, 'name', product.name,
      'name_en', product.name_en, 'duration_minutes', product.duration_minutes) order by appointment_product.position)
  from appointment_product join product on product.company_id = appointment_product.company_id
    and product.clinic_id = appointment_product.clinic_id and product.id = appointment_product.product_id
  where appointment_product.company_id = appointment.company_id and appointment_product.clinic_id = appointment.clinic_id
    and appointment_product.appointment_id = appointment.id), '[]')`

const isFirst = sql<boolean>`not exists (
  select from appointment as earlier
  where earlier.company_id = appointment.company_id and earlier.clinic_id = appointment.clinic_id
    and earlier.patient_id = appointment.patient_id and earlier.starts_at < appointment.starts_at
    and earlier.state not in ('cancelled', 'no_show'))`
