import { addShift } from '../../domain/schedule/add-shift'
import { addTemplate } from '../../domain/schedule/add-template'
import { copyWeek, previewWeekCopy } from '../../domain/schedule/copy-week'
import { approve, cancel, reject } from '../../domain/schedule/decide-absence'
import { dentists } from '../../domain/schedule/dentists'
import { doctorShiftUseCases } from '../../domain/schedule/doctor-shifts'
import { undoWeekCopy } from '../../domain/schedule/undo-week-copy'
import type { UseCases } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { getDoctorSchedule } from './get-doctor-schedule'
import { listAbsence } from './list-absence'
import { listAbsenceAppointment } from './list-absence-appointment'
import { listShiftTemplate } from './list-shift-template'
import { requestAbsence } from './request-absence'

type ScheduleOperation =
  | 'getDoctorSchedule'
  | 'previewDoctorWeekCopy'
  | 'copyDoctorWeek'
  | 'undoDoctorWeekCopy'
  | 'listShiftTemplate'
  | 'createShiftTemplate'
  | 'updateShiftTemplate'
  | 'endShiftTemplate'
  | 'createDoctorShift'
  | 'updateDoctorShift'
  | 'cancelDoctorShift'
  | 'listAbsence'
  | 'requestAbsence'
  | 'approveAbsence'
  | 'rejectAbsence'
  | 'cancelAbsence'
  | 'listAbsenceAppointment'

export const doctorScheduleUseCases: UseCases<ScheduleOperation> = {
  ...doctorShiftUseCases,
  getDoctorSchedule,
  previewDoctorWeekCopy: (call) => previewWeekCopy(dentists, call),
  copyDoctorWeek: (call) => withIdempotency(call, (tx) => copyWeek(tx, dentists, call)),
  undoDoctorWeekCopy: (call) => undoWeekCopy(dentists, call),
  listShiftTemplate,
  createShiftTemplate: (call) => withIdempotency(call, (tx) => addTemplate(tx, dentists, call, planned(call.body))),
  createDoctorShift: (call) => withIdempotency(call, (tx) => addShift(tx, dentists, call, planned(call.body))),
  listAbsence,
  requestAbsence,
  approveAbsence: (call) => approve(dentists, call),
  rejectAbsence: (call) => reject(dentists, call, call.body),
  cancelAbsence: (call) => cancel(dentists, call),
  listAbsenceAppointment,
}

const planned = <Body extends { doctor_id: number }>({ doctor_id: who, ...body }: Body) => ({
  ...body,
  who,
  assists_doctor_id: null,
})
