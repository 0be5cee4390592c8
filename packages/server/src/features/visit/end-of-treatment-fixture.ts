import type { Schema } from '@clinic/api'
import type { TestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addNote } from '../../testing/sample-calls/note'
import { addRoom } from '../../testing/sample-calls/room'
import { openWorld } from '../../testing/sample-world'

/** A clinic with a dentist, a colleague of theirs and a manager, and how the treatment of a visit ends. */
export async function openClinic(server: TestServer) {
  const { database } = server
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const tokenOf = async (role: Schema<'RoleName'>, values?: { doctor_id: number }) =>
    server.tokenOf(await server.makeUser(world.clinic, role, values))
  const token = await tokenOf('doctor_clinic')
  const manager = await server.tokenOf(world.user)
  const { id: doctor_id } = await addDoctor(world)
  const colleague = await tokenOf('doctor_clinic', { doctor_id })
  const inChair = async (given: Parameters<typeof addNote>[1] = {}) =>
    addNote(world, { room_id: (await addRoom(world)).id, ...given })
  const finish = (id: number, said: Partial<Schema<'VisitFinish'>> = {}, by = token) =>
    server.call('finishVisit', { token: by, path: { id }, body: { note_version: 1, version: 1, ...said } })
  const discontinue = (id: number, said: Partial<Schema<'VisitDiscontinuation'>> = {}, by = token) =>
    server.call('discontinueVisit', {
      token: by,
      path: { id },
      body: { reason: ' Pasien pingsan ', note_version: 1, version: 1, ...said },
    })
  const reopen = (id: number, version: number, by = token) =>
    server.call('reopenVisit', { token: by, path: { id }, body: { reason: ' Salah gigi ', version } })
  const checkOut = (id: number, version: number, by: string) =>
    server.call('checkOutVisit', {
      token: by,
      path: { id },
      body: { settlement: 'nothing_to_bill', reason: ' Kontrol gratis ', version },
    })
  const notes = async (id: number) => (await server.call('getVisitNote', { token, path: { id } })).body.data.notes
  const rows = async (table: 'diagnosis' | 'procedure', visit_id: number) =>
    database
      .selectFrom(table)
      .selectAll()
      .where((eb) => eb.and({ company_id, clinic_id, visit_id }))
      .orderBy('id')
      .execute()
  const licence = (sip_valid_until: string | null) =>
    database
      .updateTable('doctor')
      .set({ sip_valid_until })
      .where((eb) => eb.and({ company_id, clinic_id }))
      .execute()
  return {
    world,
    token,
    manager,
    tokenOf,
    colleague,
    inChair,
    finish,
    discontinue,
    reopen,
    checkOut,
    notes,
    rows,
    licence,
  }
}
