import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'

interface ClinicKey {
  company_id: number
  clinic_id: number
}

/** The requests of a clinic with the service and the dentist that they name. */
export const requestsOfClinic = (database: Database | Transaction, { company_id, clinic_id }: ClinicKey) =>
  database
    .selectFrom('booking_request')
    .innerJoin('product', (join) =>
      join
        .onRef('product.company_id', '=', 'booking_request.company_id')
        .onRef('product.clinic_id', '=', 'booking_request.clinic_id')
        .onRef('product.id', '=', 'booking_request.product_id'),
    )
    .innerJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'booking_request.company_id')
        .onRef('doctor.clinic_id', '=', 'booking_request.clinic_id')
        .onRef('doctor.id', '=', 'booking_request.doctor_id'),
    )
    .where('booking_request.company_id', '=', company_id)
    .where('booking_request.clinic_id', '=', clinic_id)

/** As the contract shows them to the desk. The patient is that of the appointment: a merge moves it. */
export const bookingRequestRows = (database: Database | Transaction, key: ClinicKey) =>
  requestsOfClinic(database, key)
    .select(['booking_request.id', 'booking_request.code', 'booking_request.state', 'booking_request.language'])
    .select(['booking_request.first_name', 'booking_request.last_name', 'booking_request.date_of_birth'])
    .select(['booking_request.phone', 'booking_request.note'])
    .select(['booking_request.product_id', 'product.name as product_name', 'product.name_en as product_name_en'])
    .select(['booking_request.doctor_id', 'doctor.display_name as doctor_name'])
    .select(['booking_request.starts_at', 'booking_request.ends_at', 'booking_request.appointment_id'])
    .select([patientOfAppointment.as('patient_id'), 'booking_request.reason', 'booking_request.submitted_at'])
    .select(['booking_request.decided_at', 'booking_request.decided_by', 'booking_request.version'])

const patientOfAppointment = sql<number | null>`(select patient_id from appointment
  where appointment.company_id = booking_request.company_id and appointment.clinic_id = booking_request.clinic_id
    and appointment.id = booking_request.appointment_id)`
