import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Tables } from '../../database/schema'
import type { TestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { oneEntry } from '../../testing/sample-calls/odontogram'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld } from '../../testing/sample-world'

/** A patient in treatment, their dentist, and what is charted of their mouth. */
export async function openMouth(server: TestServer) {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const user = await server.makeUser(world.clinic, 'doctor_clinic')
  const token = await server.tokenOf(user)
  const { id, patient_id, doctor_id } = await addVisit(world, { state: 'in_practice' })
  const path = { id }
  const enter = (said: Partial<Schema<'FindingEntry'>> = {}, by = token, visit = path) =>
    server.call('enterFindings', { token: by, path: visit, body: oneEntry(said) })
  const chart = async (query?: Record<string, string>) => {
    const { body } = await server.call('getOdontogram', { token, path: { id: patient_id }, query })
    return body.data
  }
  const rows = async () => (await chart()).findings
  const setVisit = async (values: Partial<Pick<Tables['visit'], 'state' | 'doctor_id'>>) =>
    server.database
      .updateTable('visit')
      .set(values)
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
  const finish = (day = '2026-11-23') =>
    sql`update visit set state = 'finished', outcome = 'completed', queue_date = ${day}
      where company_id = ${company_id} and clinic_id = ${clinic_id} and id = ${id}`.execute(server.database)
  /** Another dentist, who has the visit while they enter something. */
  const colleague = async () => {
    const { id: theirs } = await addDoctor(world)
    const by = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic', { doctor_id: theirs }))
    return async (said: Partial<Schema<'FindingEntry'>>) => {
      await setVisit({ doctor_id: theirs })
      const reply = await enter(said, by)
      await setVisit({ doctor_id })
      return reply
    }
  }
  return {
    world,
    user,
    token,
    visit: String(id),
    id,
    patient_id,
    doctor_id,
    enter,
    chart,
    rows,
    setVisit,
    finish,
    colleague,
  }
}
