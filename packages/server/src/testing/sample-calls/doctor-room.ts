import { inDays } from '../sample-times'
import type { SampleCalls } from '../sample-world'
import { addShift, addWeekCopy } from './doctor-schedule'
import { addRoom } from './room'

export const calls = {
  allocateDoctorRoom: async (world) => ({
    path: await addShift(world),
    body: { room_id: (await addRoom(world)).id, version: 1 },
  }),
  previewDoctorRoomCopy: async () => ({ query: { from: inDays(7), to: inDays(14) } }),
  copyDoctorRoom: async () => ({ body: { from: inDays(7), to: inDays(14) } }),
  undoDoctorRoomCopy: async (world) => ({ path: await addWeekCopy(world, 'doctor', '[]'), body: { version: 1 } }),
} satisfies Partial<SampleCalls>
