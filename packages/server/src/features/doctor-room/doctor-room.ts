import type { UseCases } from '../../use-case/contract'
import { allocateDoctorRoom } from './allocate-doctor-room'
import { copyDoctorRoom, previewDoctorRoomCopy } from './copy-doctor-room'
import { undoDoctorRoomCopy } from './undo-doctor-room-copy'

type RoomOperation = 'allocateDoctorRoom' | 'previewDoctorRoomCopy' | 'copyDoctorRoom' | 'undoDoctorRoomCopy'

export const doctorRoomUseCases: UseCases<RoomOperation> = {
  allocateDoctorRoom,
  previewDoctorRoomCopy,
  copyDoctorRoom,
  undoDoctorRoomCopy,
}
