import { changeShift } from '../../domain/schedule/change-shift'
import { dentists } from '../../domain/schedule/dentists'
import { checkPlace } from '../../domain/schedule/lock-worker'
import type { UseCase } from '../../use-case/contract'

export const allocateDoctorRoom: UseCase<'allocateDoctorRoom'> = (call) =>
  changeShift(dentists, call, 'allocate', async (tx, { before }) => {
    const { room_id } = call.body
    await checkPlace(tx, call.caller, { room_id }, before)
    return { room_id }
  })
