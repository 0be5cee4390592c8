import { unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { roomConflicts } from '@clinic/core/schedule'
import type { Schedule } from '../../entities/schedule/schedule-query'
import type { ShiftTyped } from '../../entities/schedule/shift-typed'
import {
  idempotencyHeader,
  recurrenceOf,
  type WorkerSchedule,
  workerIdOf,
} from '../../entities/schedule/worker-schedule'
import { useApp } from '../../platform/app/app-context'
import { allRows } from '../../platform/list/all-rows'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import { AbsenceAppointments } from './absence-appointments'
import { BookingFields } from './booking-fields'
import { useRoomOf } from './use-room-of'

/** The schedule of dentists: where they work, and how appointments are given. */
export function useDoctorWorkerSchedule(schedule: Pick<Schedule, 'doctors'> | undefined): WorkerSchedule {
  const { api } = useApp()
  const texts = useTexts()['doctor-schedule']
  const { master } = useTexts()
  const { fields, problems, shift: words } = texts
  const doctorOf = (id: number | undefined) => schedule?.doctors.find((doctor) => doctor.id === id)
  const permissions = {
    write: useCanCall(operationRoles.createDoctorShift),
    approve: useCanCall(operationRoles.approveAbsence),
    cancelAbsence: useCanCall(operationRoles.cancelAbsence),
  }
  const canCall = useCanCall(operationRoles.listAbsenceAppointment)
  return {
    key: 'doctor-schedule',
    permissions,
    words: {
      title: texts.title(),
      person: texts.dentist(),
      choosePerson: fields.chooseDoctor(),
      cancelText: words.cancelText(),
      empty: {
        title: texts.empty.title(),
        text: texts.empty.text(),
        action: texts.empty.action(),
        href: '/clinic/doctor/new',
        noShifts: texts.empty.noShifts(),
      },
      addTo: (dentist, day) => texts.addTo({ dentist, day }),
      regularOf: (dentist) => texts.template.open({ dentist }),
    },
    defaultsOf(person) {
      const doctor = doctorOf(person?.id)
      return doctor
        ? { room_id: doctor.room_id, slot_minutes: doctor.duration_minutes }
        : { slot_minutes: 30, quota: null, online_bookable: false }
    },
    fields: (form) => <BookingFields {...form} />,
    describe: ({ slot_minutes, quota, online_bookable }) => [
      { label: fields.slot_minutes(), value: String(slot_minutes ?? '') },
      { label: fields.quota(), value: String(quota ?? fields.quotaNone()) },
      { label: words.online(), value: online_bookable ? master.yes() : master.no() },
    ],
    problems: ({ slot_minutes, quota }) => ({
      ...(!isBetween(slot_minutes ?? 0, 5, 480) && { slot_minutes: problems.minutes() }),
      ...(typeof quota === 'number' && !isBetween(quota, 1, 200) && { quota: problems.quota() }),
    }),
    placeOf: useRoomOf(),
    markOf: (shift) => doctorOf(workerIdOf(shift))?.color,
    conflictsOf: roomConflicts,
    needsOpening: true,
    plan: {
      shift: (id, { version, ...shift }) => ({ shift: { id, body: { ...onWire(shift), version } } }),
      cancelledShift: (id, { version }) => ({ cancelled_shift: { id, version } }),
      template: (id, template) => ({ template: { id, body: templateOnWire(template) } }),
      endedTemplate: (id, body) => ({ ended_template: { id, body } }),
    },
    affectedBy: ({ id, state }) => canCall && <AbsenceAppointments id={id} state={state} />,
    calls: {
      previewCopy: (query, signal) => unwrap(api.GET('/api/doctor-schedule/copy', { params: { query }, signal })),
      copyWeek: (body, key) => unwrap(api.POST('/api/doctor-schedule/copy', { params: idempotencyHeader(key), body })),
      undoCopy: (id, body) =>
        unwrap(api.POST('/api/doctor-schedule/copy/{id}/undo', { params: { path: { id } }, body })),
      templates: (doctor_id, signal) =>
        allRows((page) =>
          unwrap(api.GET('/api/doctor-schedule/template', { params: { query: { doctor_id, ...page } }, signal })),
        ),
      createTemplate: (doctor_id, template, key) =>
        unwrap(
          api.POST('/api/doctor-schedule/template', {
            params: idempotencyHeader(key),
            body: { ...recurrenceOf(template), ...onWire(template), doctor_id },
          }),
        ),
      updateTemplate: (id, template) =>
        unwrap(
          api.PUT('/api/doctor-schedule/template/{id}', {
            params: { path: { id } },
            body: templateOnWire(template),
          }),
        ),
      endTemplate: (id, body) =>
        unwrap(api.POST('/api/doctor-schedule/template/{id}/end', { params: { path: { id } }, body })),
      createShift: (doctor_id, { date, ...shift }, key) =>
        unwrap(
          api.POST('/api/doctor-schedule/shift', {
            params: idempotencyHeader(key),
            body: { ...onWire(shift), doctor_id, date },
          }),
        ),
      updateShift: (id, { version, ...shift }) =>
        unwrap(
          api.PUT('/api/doctor-schedule/shift/{id}', { params: { path: { id } }, body: { ...onWire(shift), version } }),
        ),
      cancelShift: (id, body) =>
        unwrap(api.POST('/api/doctor-schedule/shift/{id}/cancel', { params: { path: { id } }, body })),
      requestAbsence: (doctor_id, absence, key) =>
        unwrap(
          api.POST('/api/doctor-schedule/absence', { params: idempotencyHeader(key), body: { ...absence, doctor_id } }),
        ),
      approve: (id, body) =>
        unwrap(api.POST('/api/doctor-schedule/absence/{id}/approve', { params: { path: { id } }, body })),
      reject: (id, body) =>
        unwrap(api.POST('/api/doctor-schedule/absence/{id}/reject', { params: { path: { id } }, body })),
      cancelAbsence: (id, body) =>
        unwrap(api.POST('/api/doctor-schedule/absence/{id}/cancel', { params: { path: { id } }, body })),
    },
  }
}

/** Returns the request body of a shift; an empty number was refused before. */
const onWire = ({ starts, ends, room_id, slot_minutes, quota = null, online_bookable = false }: ShiftTyped) => ({
  starts,
  ends,
  room_id,
  slot_minutes: slot_minutes ?? 0,
  quota,
  online_bookable,
})

const templateOnWire = (template: Parameters<WorkerSchedule['calls']['updateTemplate']>[1]) => ({
  ...recurrenceOf(template),
  ...onWire(template),
  version: template.version,
})

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most
