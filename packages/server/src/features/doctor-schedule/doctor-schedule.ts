import type { UseCases } from '../../contract'
import { approveAbsence } from './approve-absence'
import { cancelAbsence } from './cancel-absence'
import { cancelDoctorShift } from './cancel-doctor-shift'
import { createDoctorShift } from './create-doctor-shift'
import { createShiftTemplate } from './create-shift-template'
import { endShiftTemplate } from './end-shift-template'
import { getDoctorSchedule } from './get-doctor-schedule'
import { listAbsence } from './list-absence'
import { listAbsenceVisit } from './list-absence-visit'
import { listShiftTemplate } from './list-shift-template'
import { rejectAbsence } from './reject-absence'
import { requestAbsence } from './request-absence'
import { updateDoctorShift } from './update-doctor-shift'
import { updateShiftTemplate } from './update-shift-template'

type ScheduleOperation =
  | 'getDoctorSchedule'
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
  | 'listAbsenceVisit'

export const doctorScheduleUseCases: UseCases<ScheduleOperation> = {
  getDoctorSchedule,
  listShiftTemplate,
  createShiftTemplate,
  updateShiftTemplate,
  endShiftTemplate,
  createDoctorShift,
  updateDoctorShift,
  cancelDoctorShift,
  listAbsence,
  requestAbsence,
  approveAbsence,
  rejectAbsence,
  cancelAbsence,
  listAbsenceVisit,
}
