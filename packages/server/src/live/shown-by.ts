import type { Tables } from '../database/schema'

/**
 * Which features show something of a table, by their keys: they are read anew when a row of it changes. A table without a
 * line does not compile; an empty list is of something no screen shows.
 */
export const shownBy: { readonly [Table in keyof Tables]: readonly string[] } = {
  company: ['information'],
  clinic: ['information', 'registration', 'dashboard', 'appointment', 'notification'],
  user: ['account'],
  session: [],
  ended_session: [],
  invitation: ['account'],
  login_failure: [],
  login_address: [],
  registration_attempt: [],
  patient: ['patient', 'registration', 'dashboard', 'appointment', 'notification'],
  registration: ['registration', 'dashboard', 'notification'],
  audit_chain: [],
  audit_group: [],
  audit_event: [],
  idempotency: [],
  room: ['room', 'doctor', 'doctor-external', 'doctor-schedule', 'staff-schedule', 'appointment', 'notification'],
  room_maintenance: ['room', 'appointment', 'notification'],
  doctor: [
    'doctor',
    'notification',
    'doctor-external',
    'staff',
    'product',
    'doctor-schedule',
    'staff-schedule',
    'appointment',
  ],
  staff: ['staff', 'notification', 'staff-schedule', 'appointment'],
  payor: ['payor', 'insurance'],
  insurance: ['insurance'],
  product: ['product', 'paket', 'appointment'],
  product_price: ['product', 'paket'],
  paket: ['paket'],
  paket_item: ['paket'],
  shift_template: ['doctor-schedule', 'staff-schedule', 'appointment', 'notification'],
  shift: ['doctor-schedule', 'staff-schedule', 'appointment', 'notification'],
  absence: ['notification', 'doctor-schedule', 'staff-schedule', 'appointment'],
  staff_week: ['staff-schedule'],
  appointment: ['appointment', 'waitlist', 'notification', 'patient', 'room', 'doctor-schedule', 'dashboard'],
  appointment_product: ['appointment'],
  appointment_event: [],
  waitlist_entry: ['waitlist'],
  // a picture is written down as a change of the person
  photo: [],
  import: ['import'],
  import_row: ['import'],
}
