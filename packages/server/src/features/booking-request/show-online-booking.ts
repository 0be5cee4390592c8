import type { UseCase } from '../../use-case/contract'
import type { openRequestLimit } from '../../use-case/request-limit'
import { clinicAt, onlineDentists, onlineServices } from './online-offer'

/** For everybody: nothing here tells more than the door plate and the price board of a clinic. */
export const showOnlineBooking =
  (limit: ReturnType<typeof openRequestLimit>): UseCase<'showOnlineBooking'> =>
  async ({ database, caller, now, query }) => {
    limit.count(caller.ip, now)
    const { company_id, clinic_id, slug, status, booking_open, ...clinic } = await clinicAt(database, query.clinic, now)
    const key = { company_id, clinic_id }
    const services = status === 'active' && booking_open ? await onlineServices(database, key).execute() : []
    const open = services.length > 0
    const dentists = open ? await onlineDentists(database, { ...key, ...clinic }) : []
    const registration_open = status === 'active' && clinic.registration_open
    return { ...clinic, clinic: slug, registration_open, open, services, dentists }
  }
