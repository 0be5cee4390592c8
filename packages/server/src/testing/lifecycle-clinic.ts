import type { Schema } from '@clinic/api'
import type { TestServer } from './harness'
import { addRoom } from './sample-calls/room'
import { openWorld } from './sample-world'

/** A clinic with a dentist whose account has no dentist until a visit of theirs is added, an assistant and the desk. */
export async function openStaffedClinic(server: TestServer) {
  const world = await openWorld(server)
  const signIn = async (role: Schema<'RoleName'>, values?: { staff_id: number }) =>
    server.tokenOf(await server.makeUser(world.clinic, role, values))
  return {
    world,
    signIn,
    manager: await server.tokenOf(world.user),
    dentist: await signIn('doctor_clinic'),
    room_id: (await addRoom(world)).id,
  }
}
