import type { UseCase } from '../../contract'
import { dentists } from '../doctor-schedule/dentists'
import { changeShift } from '../schedule/change-shift'
import { checkPlace } from '../schedule/hold-worker'

export const allocateDoctorRoom: UseCase<'allocateDoctorRoom'> = (call) =>
  changeShift(dentists, call, 'allocate', async (tx, { before }) => {
    const { room_id } = call.body
    await checkPlace(tx, call.caller, { room_id }, before)
    return { room_id }
  })
