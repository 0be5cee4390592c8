import type { UseCase } from '../../contract'
import { changeShift } from './change-shift'

export const cancelDoctorShift: UseCase<'cancelDoctorShift'> = (call) =>
  changeShift(call, 'cancel', async () => ({ cancelled_at: call.now, cancel_reason: call.body.reason.trim() }))
