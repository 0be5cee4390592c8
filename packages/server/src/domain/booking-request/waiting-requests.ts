import { canCall, operationRoles } from '@clinic/core/access'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** What visitors asked for and nobody answered yet, as the calendar shows it; undefined for a caller who may not read requests. */
export const waitingRequests = (database: Database | Transaction, { company_id, clinic_id, role }: Caller) =>
  canCall(role, operationRoles.listBookingRequest)
    ? database
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
        .select(['booking_request.id', 'booking_request.first_name', 'booking_request.last_name'])
        .select(['product.name as product_name', 'product.name_en as product_name_en'])
        .select(['booking_request.doctor_id', 'doctor.display_name as doctor_name', 'doctor.color as doctor_color'])
        .select(['booking_request.starts_at', 'booking_request.ends_at'])
        .where('booking_request.company_id', '=', company_id)
        .where('booking_request.clinic_id', '=', clinic_id)
        .where('booking_request.state', '=', 'requested')
        .orderBy('booking_request.starts_at')
        .orderBy('booking_request.id')
    : undefined
