import type { Schema } from '@clinic/api'
import type { Values } from '../values'

/** Calm until somebody must act. Codes: FHIR R4, AppointmentStatus, which has none for confirmed. */
export const appointmentStates: Values<Schema<'AppointmentState'>> = {
  booked: { en: 'Booked', id: 'Terjadwal', code: 'http://hl7.org/fhir/appointmentstatus|booked', tone: 'info' },
  confirmed: { en: 'Confirmed', id: 'Dikonfirmasi', tone: 'success' },
  arrived: {
    en: 'Arrived',
    id: 'Sudah datang',
    code: 'http://hl7.org/fhir/appointmentstatus|arrived',
    tone: 'secondary',
  },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan', code: 'http://hl7.org/fhir/appointmentstatus|cancelled' },
  no_show: {
    en: 'Did not come',
    id: 'Tidak datang',
    code: 'http://hl7.org/fhir/appointmentstatus|noshow',
    tone: 'error',
  },
}

export const appointmentReasons: Values<Schema<'AppointmentReason'>> = {
  control: { en: 'Follow-up', id: 'Kontrol' },
  pain: { en: 'Pain', id: 'Nyeri' },
  filling: { en: 'Filling', id: 'Tambal' },
  extraction: { en: 'Extraction', id: 'Cabut' },
  scaling: { en: 'Scaling', id: 'Scaling' },
  orthodontics: { en: 'Orthodontics', id: 'Orto' },
  root_canal: { en: 'Root canal', id: 'PSA' },
  denture: { en: 'Denture', id: 'Gigi tiruan' },
  consultation: { en: 'Consultation', id: 'Konsultasi' },
  other: { en: 'Other', id: 'Lainnya' },
}

export const appointmentSources: Values<Schema<'AppointmentSource'>> = {
  phone: { en: 'Phone', id: 'Telepon' },
  whatsapp: { en: 'WhatsApp', id: 'WhatsApp' },
  walk_in: { en: 'Walk-in', id: 'Datang langsung' },
  online: { en: 'Online', id: 'Online' },
  control: { en: 'Follow-up', id: 'Kontrol' },
}

export const appointmentReminders: Values<Schema<'AppointmentReminder'>> = {
  none: { en: 'None', id: 'Tidak ada' },
  whatsapp: { en: 'WhatsApp', id: 'WhatsApp' },
  phone: { en: 'Phone', id: 'Telepon' },
  email: { en: 'Email', id: 'Email' },
}

export const cancelReasons: Values<Schema<'AppointmentCancelReason'>> = {
  patient_cancelled: { en: 'The patient cancelled', id: 'Pasien membatalkan' },
  doctor_unavailable: { en: 'The dentist cannot come', id: 'Dokter berhalangan' },
  clinic_closed: { en: 'The clinic is closed', id: 'Klinik tutup' },
  unreachable: { en: 'The patient cannot be reached', id: 'Pasien tidak bisa dihubungi' },
  wrong_entry: { en: 'Entered by mistake', id: 'Salah input' },
}

export const planRules: Values<Schema<'PlanRule'>> = {
  clinic_inactive: { en: 'The clinic is inactive', id: 'Klinik tidak aktif' },
  clinic_closed: { en: 'The clinic is closed then', id: 'Klinik tutup pada waktu itu' },
  no_shift: { en: 'The dentist does not work then', id: 'Dokter tidak bertugas pada waktu itu' },
  room_inactive: { en: 'The room is inactive', id: 'Ruangan tidak aktif' },
  room_maintenance: { en: 'The room is out of use then', id: 'Ruangan tidak dapat dipakai pada waktu itu' },
  patient_inactive: { en: 'The patient is inactive', id: 'Pasien tidak aktif' },
}
