import type { UseCase } from '../../contract'
import { changeShift } from '../doctor-schedule/change-shift'
import { checkRoom } from '../doctor-schedule/hold-doctor'

export const allocateDoctorRoom: UseCase<'allocateDoctorRoom'> = (call) =>
  changeShift(call, 'allocate', async (tx, { before }) => {
    const { room_id } = call.body
    await checkRoom(tx, call.caller, { room_id, before: before.room_id })
    return { room_id }
  })
