import { unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import type { ShiftTyped } from '../../entities/schedule/shift-typed'
import type { StaffSchedule } from '../../entities/schedule/staff-schedule-query'
import { idempotencyHeader, recurrenceOf, type WorkerSchedule } from '../../entities/schedule/worker-schedule'
import { useApp } from '../../platform/app/app-context'
import { allRows } from '../../platform/list/all-rows'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import { SelectField } from '../../ui/field/select-field'
import { usePlaceOf } from './use-place-of'

/** The schedule of assistants: the dentists they assist, and the rooms. Two in one room are no conflict. */
export function useStaffWorkerSchedule(schedule: Pick<StaffSchedule, 'doctors' | 'staff'> | undefined): WorkerSchedule {
  const { api } = useApp()
  const texts = useTexts()['staff-schedule']
  const doctors = schedule?.doctors ?? []
  const nameOf = (id?: number | null) => doctors.find((doctor) => doctor.id === id)?.display_name ?? texts.nobody()
  return {
    key: 'staff-schedule',
    words: {
      title: texts.title(),
      person: texts.person(),
      choosePerson: texts.choosePerson(),
      cancelText: texts.cancelText(),
      empty: {
        title: texts.empty.title(),
        text: texts.empty.text(),
        action: texts.empty.action(),
        href: '/clinic/staff/new',
        noShifts: texts.empty.noShifts(),
      },
      addTo: (person, day) => texts.addTo({ person, day }),
      regularOf: (person) => texts.regularOf({ person }),
    },
    permissions: {
      write: useCanCall(operationRoles.createStaffShift),
      approve: useCanCall(operationRoles.approveStaffAbsence),
      cancelAbsence: useCanCall(operationRoles.cancelStaffAbsence),
    },
    defaultsOf: (person) => ({
      assists_doctor_id: schedule?.staff.find(({ id }) => id === person?.id)?.doctor_id ?? null,
    }),
    fields: ({ value, errors, change }) => (
      <SelectField
        name="assists_doctor_id"
        label={texts.assists()}
        options={doctors
          .filter(({ id, status }) => status !== 'inactive' || id === value.assists_doctor_id)
          .map(({ id, display_name }) => ({ value: String(id), label: display_name }))}
        placeholder={texts.nobody()}
        value={String(value.assists_doctor_id ?? '')}
        error={errors.assists_doctor_id}
        onChange={({ target }) => change({ assists_doctor_id: target.value === '' ? null : Number(target.value) })}
      />
    ),
    describe: ({ assists_doctor_id }) => [{ label: texts.assists(), value: nameOf(assists_doctor_id) }],
    problems: () => ({}),
    placeOf: usePlaceOf(),
    markOf: (shift) =>
      'assists_doctor_id' in shift ? doctors.find(({ id }) => id === shift.assists_doctor_id)?.color : undefined,
    conflictsOf: () => new Set<number>(),
    needsOpening: false,
    calls: {
      templates: (staff_id, signal) =>
        allRows((page) =>
          unwrap(api.GET('/api/staff-schedule/template', { params: { query: { staff_id, ...page } }, signal })),
        ),
      createTemplate: (staff_id, template, key) =>
        unwrap(
          api.POST('/api/staff-schedule/template', {
            params: idempotencyHeader(key),
            body: { ...recurrenceOf(template), ...onWire(template), staff_id },
          }),
        ),
      updateTemplate: (id, template) =>
        unwrap(
          api.PUT('/api/staff-schedule/template/{id}', {
            params: { path: { id } },
            body: { ...recurrenceOf(template), ...onWire(template), version: template.version },
          }),
        ),
      endTemplate: (id, body) =>
        unwrap(api.POST('/api/staff-schedule/template/{id}/end', { params: { path: { id } }, body })),
      createShift: (staff_id, { date, ...shift }, key) =>
        unwrap(
          api.POST('/api/staff-schedule/shift', {
            params: idempotencyHeader(key),
            body: { ...onWire(shift), staff_id, date },
          }),
        ),
      updateShift: (id, { version, ...shift }) =>
        unwrap(
          api.PUT('/api/staff-schedule/shift/{id}', { params: { path: { id } }, body: { ...onWire(shift), version } }),
        ),
      cancelShift: (id, body) =>
        unwrap(api.POST('/api/staff-schedule/shift/{id}/cancel', { params: { path: { id } }, body })),
      requestAbsence: (staff_id, absence, key) =>
        unwrap(
          api.POST('/api/staff-schedule/absence', { params: idempotencyHeader(key), body: { ...absence, staff_id } }),
        ),
      approve: (id, body) =>
        unwrap(api.POST('/api/staff-schedule/absence/{id}/approve', { params: { path: { id } }, body })),
      reject: (id, body) =>
        unwrap(api.POST('/api/staff-schedule/absence/{id}/reject', { params: { path: { id } }, body })),
      cancelAbsence: (id, body) =>
        unwrap(api.POST('/api/staff-schedule/absence/{id}/cancel', { params: { path: { id } }, body })),
      previewCopy: (query, signal) => unwrap(api.GET('/api/staff-schedule/copy', { params: { query }, signal })),
      copyWeek: (body, key) => unwrap(api.POST('/api/staff-schedule/copy', { params: idempotencyHeader(key), body })),
      undoCopy: (id, body) =>
        unwrap(api.POST('/api/staff-schedule/copy/{id}/undo', { params: { path: { id } }, body })),
    },
  }
}

const onWire = ({ starts, ends, room_id, assists_doctor_id = null }: ShiftTyped) => ({
  starts,
  ends,
  room_id,
  assists_doctor_id,
})
