import { randomUUID } from 'node:crypto'
import { masterSamples } from '../master-samples'
import type { SampleCalls, World } from '../sample-world'

const room = () => ({
  code: randomUUID().slice(0, 8),
  name: 'Satu',
  type: 'treatment' as const,
  floor: '1',
  chair_brand: 'Belmont',
  chair_serial: 'BL-1',
  note: '',
  status: 'active' as const,
})

const master = masterSamples('Room', { table: 'room', input: room })
export const addRoom = master.add

export const calls = {
  ...master.calls,
  listMaintenanceWindow: async () => ({ query: { from: '2026-11-23', until: '2026-11-29' } }),
  listRoomMaintenance: async (world) => ({ path: await addRoom(world) }),
  createRoomMaintenance: async (world) => ({ path: await addRoom(world), body: maintenance }),
  cancelRoomMaintenance: async (world) => ({ path: await addRoomMaintenance(world), body: { version: 1 } }),
} satisfies Partial<SampleCalls>

const maintenance = { starts_at: '2099-01-02T08:00:00+07:00', ends_at: '2099-01-02T12:00:00+07:00', reason: 'Servis' }

const addRoomMaintenance = async (world: World) => {
  const { company_id, clinic_id } = world.clinic
  const { id: room_id } = await addRoom(world)
  return world.database
    .insertInto('room_maintenance')
    .values({ ...maintenance, company_id, clinic_id, room_id })
    .returning('id')
    .executeTakeFirstOrThrow()
}
