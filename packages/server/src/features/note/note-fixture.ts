import type { Schema } from '@clinic/api'
import { noteContentFixture } from '@clinic/core/testing'
import type { TestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld } from '../../testing/sample-world'

/** What a note says, without procedures. */
export const content = (overrides: Partial<Schema<'NoteContent'>> = {}) =>
  noteContentFixture({ procedures: [], ...overrides })

/** A visit in treatment, its dentist and a colleague of theirs, and the notes of the visit. */
export async function openPractice(server: TestServer) {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const tokenOf = async (role: Schema<'RoleName'>, values?: { doctor_id: number }) =>
    server.tokenOf(await server.makeUser(world.clinic, role, values))
  const token = await tokenOf('doctor_clinic')
  const visit = await addVisit(world, { state: 'in_practice' })
  const { id: doctor_id } = await addDoctor(world)
  const colleague = await tokenOf('doctor_clinic', { doctor_id })
  const write = (
    body: Partial<Schema<'NoteDraft'>> = {},
    { by = token, key, id = visit.id }: { by?: string; key?: string; id?: number } = {},
  ) =>
    server.call('writeVisitNote', {
      token: by,
      path: { id },
      body: { version: 0, content: content(), ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const read = (by = token, id = visit.id) => server.call('getVisitNote', { token: by, path: { id } })
  const notes = async (id = visit.id) => (await read(token, id)).body.data.notes
  const setState = (state: Schema<'VisitState'>) =>
    server.database
      .updateTable('visit')
      .set({ state, outcome: state === 'finished' ? 'completed' : null })
      .where((eb) => eb.and({ company_id, clinic_id, id: visit.id }))
      .execute()
  return { world, token, tokenOf, colleague, visit, write, read, notes, setState }
}
