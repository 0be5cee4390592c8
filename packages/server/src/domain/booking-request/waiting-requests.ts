import { canCall, operationRoles } from '@clinic/core/access'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { requestsOfClinic } from './booking-request-rows'

/** What visitors asked for and nobody answered yet, as the calendar shows it; undefined for a caller who may not read requests. */
export const waitingRequests = (database: Database | Transaction, caller: Caller) =>
  canCall(caller.role, operationRoles.listBookingRequest)
    ? requestsOfClinic(database, caller)
        .select(['booking_request.id', 'booking_request.first_name', 'booking_request.last_name'])
        .select(['product.name as product_name', 'product.name_en as product_name_en'])
        .select(['booking_request.doctor_id', 'doctor.display_name as doctor_name', 'doctor.color as doctor_color'])
        .select(['booking_request.starts_at', 'booking_request.ends_at'])
        .where('booking_request.state', '=', 'requested')
        .orderBy('booking_request.starts_at')
        .orderBy('booking_request.id')
    : undefined
