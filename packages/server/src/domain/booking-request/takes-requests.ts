import { sql } from 'kysely'

/** Whether visitors can ask a clinic for appointments, in a statement over `clinic`. */
export const takesRequests = sql<boolean>`(clinic.status = 'active' and clinic.booking_open and exists (
  select from product where product.company_id = clinic.company_id and product.clinic_id = clinic.id
    and product.status = 'active' and product.online_bookable))`
