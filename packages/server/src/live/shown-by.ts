import type { Tables } from '../database/schema'

/**
 * Which features show something of a table, by their keys: they are read anew when a row of it changes. A table without a
 * line does not compile; an empty list is of something no screen shows.
 */
export const shownBy: { readonly [Table in keyof Tables]: readonly string[] } = {
  company: ['information'],
  clinic: ['information', 'registration', 'dashboard', 'visit', 'notification'],
  user: ['account'],
  session: [],
  ended_session: [],
  invitation: ['account'],
  login_failure: [],
  login_address: [],
  registration_attempt: [],
  patient: ['patient', 'registration', 'dashboard', 'visit', 'notification'],
  registration: ['registration', 'dashboard', 'notification'],
  audit_chain: [],
  audit_group: [],
  audit_event: [],
  idempotency: [],
  room: ['room', 'doctor', 'doctor-external', 'doctor-schedule', 'staff-schedule', 'visit', 'notification'],
  room_maintenance: ['room', 'visit', 'notification'],
  doctor: [
    'doctor',
    'notification',
    'doctor-external',
    'staff',
    'product',
    'doctor-schedule',
    'staff-schedule',
    'visit',
  ],
  staff: ['staff', 'notification', 'staff-schedule', 'visit'],
  payor: ['payor', 'insurance'],
  insurance: ['insurance'],
  product: ['product', 'paket', 'visit'],
  product_price: ['product', 'paket'],
  paket: ['paket'],
  paket_item: ['paket'],
  shift_template: ['doctor-schedule', 'staff-schedule', 'visit', 'notification'],
  shift: ['doctor-schedule', 'staff-schedule', 'visit', 'notification'],
  absence: ['notification', 'doctor-schedule', 'staff-schedule', 'visit'],
  staff_week: ['staff-schedule'],
  visit: ['visit', 'waiting', 'notification', 'patient', 'room', 'doctor-schedule', 'dashboard'],
  visit_product: ['visit'],
  waiting: ['waiting'],
  // a picture is written down as a change of the person
  photo: [],
  import: ['import'],
  import_row: ['import'],
}
