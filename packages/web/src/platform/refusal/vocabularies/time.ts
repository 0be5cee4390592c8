import type { TranslationFunctions } from '../../../i18n/i18n-types'
import type { Vocabularies } from './vocabulary'

/** Of schedules and appointments. */
export const timeVocabularies: Vocabularies = {
  '/api/room/{id}/maintenance': {
    namespaces: ['room'],
    labels: ({ room: { maintenance } }) => ({
      starts_at: maintenance.starts_at,
      ends_at: maintenance.ends_at,
      reason: maintenance.reason,
    }),
  },
  '/api/doctor-schedule': { namespaces: ['doctor-schedule'], labels: ofSchedule },
  '/api/doctor-schedule/absence': { namespaces: ['doctor-schedule'], labels: ofAbsence },
  '/api/doctor-schedule/absence/{id}/reject': { namespaces: ['doctor-schedule'], labels: ofAnswer },
  '/api/staff-schedule': { namespaces: ['doctor-schedule', 'staff-schedule'], labels: ofStaffSchedule },
  '/api/staff-schedule/absence': {
    namespaces: ['doctor-schedule', 'staff-schedule'],
    labels: (texts) => ({ ...ofStaffSchedule(texts), ...ofAbsence(texts) }),
  },
  '/api/staff-schedule/absence/{id}/reject': { namespaces: ['doctor-schedule'], labels: ofAnswer },
  '/api/doctor-room': {
    namespaces: ['doctor-room', 'doctor-schedule'],
    labels: ({ 'doctor-room': words, 'doctor-schedule': { week } }) => ({
      from: words.copy.from,
      to: week.label,
      room_id: words.choose,
    }),
  },
  '/api/appointment': { namespaces: ['appointment', 'room', 'information'], labels: ofAppointments },
  '/api/appointment/{id}/arrive': { namespaces: ['visit'] },
  '/api/booking-request': {
    namespaces: ['online-booking', 'patient'],
    labels: ({ 'online-booking': { status } }) => ({ reason: status.reason }),
  },
  '/api/waitlist': { namespaces: ['appointment'], labels: ofAppointments },
}

function ofSchedule({ 'doctor-schedule': { copy, fields, shift, template, week } }: TranslationFunctions) {
  return {
    every_weeks: fields.repeat,
    last_day: template.lastDay,
    online_bookable: shift.online,
    reason: shift.reason,
    week: week.label,
    from: copy.from,
    to: week.label,
  }
}

function ofStaffSchedule(texts: TranslationFunctions) {
  const { person, assists } = texts['staff-schedule']
  return {
    ...ofSchedule(texts),
    staff_id: person,
    assists_doctor_id: assists,
  }
}

function ofAbsence({ 'doctor-schedule': { absence } }: TranslationFunctions) {
  return { kind: absence.kind, starts_on: absence.starts_on, ends_on: absence.ends_on, reason: absence.reason }
}

function ofAnswer({ 'doctor-schedule': { absence } }: TranslationFunctions) {
  return { reason: absence.rejectReason }
}

function ofAppointments({ appointment: { book, fields, waitlist }, room, information }: TranslationFunctions) {
  return {
    patient_id: fields.patient,
    doctor_id: fields.doctor,
    staff_id: fields.staff,
    room_id: fields.room,
    product_ids: fields.products,
    starts_at: fields.time,
    // a form asks how long it takes
    ends_at: fields.duration_minutes,
    waitlist_entry_id: waitlist.title,
    booking_request_id: book.request,
    inactive_patient: fields.patient,
    inactive_clinic: information.fields.status,
    room_maintenance: room.maintenance.title,
    opening_hours: information.tabs['opening-hours'],
  }
}
