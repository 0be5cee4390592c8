import type { UseCases } from '../../use-case/contract'
import { cancelShift, updateShift } from './change-shift'
import { endTemplate, updateTemplate } from './change-template'
import { dentists } from './dentists'

/** The changes of the dentists' plan: used by their schedule, and by the preview of a change. */
export const doctorShiftUseCases: UseCases<
  'updateShiftTemplate' | 'endShiftTemplate' | 'updateDoctorShift' | 'cancelDoctorShift'
> = {
  updateShiftTemplate: (call) => updateTemplate(dentists, call, changed(call.body)),
  endShiftTemplate: (call) => endTemplate(dentists, call, call.body),
  updateDoctorShift: (call) => updateShift(dentists, call, changed(call.body)),
  cancelDoctorShift: (call) => cancelShift(dentists, call, call.body),
}

const changed = <Body extends { version: number }>({ version: _, ...body }: Body) => ({
  ...body,
  assists_doctor_id: null,
})
