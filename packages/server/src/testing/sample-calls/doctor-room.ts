import { inDays } from '../sample-times'
import type { SampleCalls } from '../sample-world'
import { addShift } from './doctor-schedule'
import { addRoom } from './room'

export const calls = {
  allocateDoctorRoom: async (world) => ({
    path: await addShift(world),
    body: { room_id: (await addRoom(world)).id, version: 1 },
  }),
  copyDoctorRoom: async () => ({ body: { from: inDays(7), to: inDays(14) } }),
} satisfies Partial<SampleCalls>
