import type { UseCases } from '../../use-case/contract'
import { cancelShift, updateShift } from './change-shift'
import { endTemplate, updateTemplate } from './change-template'
import { dentists } from './dentists'

/** How the plan of dentists is changed: asked by their schedule, and by whoever wants to know what a change would break. */
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
