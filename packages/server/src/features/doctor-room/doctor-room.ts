import type { UseCases } from '../../use-case/contract'
import { allocateDoctorRoom } from './allocate-doctor-room'
import { copyDoctorRoom } from './copy-doctor-room'

export const doctorRoomUseCases: UseCases<'allocateDoctorRoom' | 'copyDoctorRoom'> = {
  allocateDoctorRoom,
  copyDoctorRoom,
}
