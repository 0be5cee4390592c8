import { addAbsence } from '../../domain/schedule/add-absence'
import { addShift } from '../../domain/schedule/add-shift'
import { addTemplate } from '../../domain/schedule/add-template'
import { cancelShift, updateShift } from '../../domain/schedule/change-shift'
import { endTemplate, updateTemplate } from '../../domain/schedule/change-template'
import { copyWeek, previewWeekCopy } from '../../domain/schedule/copy-week'
import { approve, cancel, reject } from '../../domain/schedule/decide-absence'
import { undoWeekCopy } from '../../domain/schedule/undo-week-copy'
import type { UseCases } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { assistants, noBookings } from './assistants'
import { getStaffSchedule } from './get-staff-schedule'
import { listStaffAbsence } from './list-staff-absence'
import { listStaffTemplate } from './list-staff-template'
import { publishStaffWeek } from './publish-staff-week'

type ScheduleOperation =
  | 'getStaffSchedule'
  | 'publishStaffWeek'
  | 'previewStaffWeekCopy'
  | 'copyStaffWeek'
  | 'undoStaffWeekCopy'
  | 'listStaffTemplate'
  | 'createStaffTemplate'
  | 'updateStaffTemplate'
  | 'endStaffTemplate'
  | 'createStaffShift'
  | 'updateStaffShift'
  | 'cancelStaffShift'
  | 'listStaffAbsence'
  | 'requestStaffAbsence'
  | 'approveStaffAbsence'
  | 'rejectStaffAbsence'
  | 'cancelStaffAbsence'

export const staffScheduleUseCases: UseCases<ScheduleOperation> = {
  getStaffSchedule,
  publishStaffWeek,
  previewStaffWeekCopy: (call) => previewWeekCopy(assistants, call),
  copyStaffWeek: (call) => withIdempotency(call, (tx) => copyWeek(tx, assistants, call)),
  undoStaffWeekCopy: (call) => undoWeekCopy(assistants, call),
  listStaffTemplate,
  createStaffTemplate: (call) => withIdempotency(call, (tx) => addTemplate(tx, assistants, call, planned(call.body))),
  updateStaffTemplate: (call) => updateTemplate(assistants, call, changed(call.body)),
  endStaffTemplate: (call) => endTemplate(assistants, call, call.body),
  createStaffShift: (call) => withIdempotency(call, (tx) => addShift(tx, assistants, call, planned(call.body))),
  updateStaffShift: (call) => updateShift(assistants, call, changed(call.body)),
  cancelStaffShift: (call) => cancelShift(assistants, call, call.body),
  listStaffAbsence,
  requestStaffAbsence: (call) => withIdempotency(call, (tx) => addAbsence(tx, assistants, call, absent(call.body))),
  approveStaffAbsence: (call) => approve(assistants, call),
  rejectStaffAbsence: (call) => reject(assistants, call, call.body),
  cancelStaffAbsence: (call) => cancel(assistants, call),
}

const absent = <Body extends { staff_id: number }>({ staff_id: who, ...body }: Body) => ({ ...body, who })
const planned = <Body extends { staff_id: number }>(body: Body) => ({ ...absent(body), ...noBookings })
const changed = <Body extends { version: number }>({ version: _, ...body }: Body) => ({ ...body, ...noBookings })
