import type { Schema } from '@clinic/api'
import type { Database } from '../../database/schema'

interface Key {
  company_id: number
  clinic_id: number
  id: number
}

/** What came of a request, without its person. Names each column: one that is read for another reason is not shown by that. */
export async function statusOf(
  database: Database,
  { company_id, clinic_id, id }: Key,
): Promise<Schema<'BookingRequestStatus'>> {
  const { appointment_id, ...status } = await database
    .selectFrom('booking_request')
    .innerJoin('clinic', (join) =>
      join
        .onRef('clinic.company_id', '=', 'booking_request.company_id')
        .onRef('clinic.id', '=', 'booking_request.clinic_id'),
    )
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
    .select(['booking_request.code', 'booking_request.state', 'clinic.slug as clinic', 'clinic.name'])
    .select(['clinic.address', 'clinic.city', 'clinic.phone', 'clinic.whatsapp', 'clinic.time_zone'])
    .select(['product.name as service', 'product.name_en as service_en', 'doctor.display_name as doctor_name'])
    .select(['booking_request.starts_at', 'booking_request.ends_at', 'booking_request.submitted_at'])
    .select(['booking_request.reason', 'booking_request.appointment_id'])
    .where('booking_request.company_id', '=', company_id)
    .where('booking_request.clinic_id', '=', clinic_id)
    .where('booking_request.id', '=', id)
    .executeTakeFirstOrThrow()
  const appointment =
    appointment_id === null ? null : await bookedAs(database, { company_id, clinic_id, id: appointment_id })
  return { ...status, appointment }
}

const bookedAs = (database: Database, { company_id, clinic_id, id }: Key) =>
  database
    .selectFrom('appointment')
    .innerJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'appointment.company_id')
        .onRef('doctor.clinic_id', '=', 'appointment.clinic_id')
        .onRef('doctor.id', '=', 'appointment.doctor_id'),
    )
    .select(['appointment.state', 'appointment.starts_at', 'appointment.ends_at', 'doctor.display_name as doctor_name'])
    .where('appointment.company_id', '=', company_id)
    .where('appointment.clinic_id', '=', clinic_id)
    .where('appointment.id', '=', id)
    .executeTakeFirstOrThrow()
