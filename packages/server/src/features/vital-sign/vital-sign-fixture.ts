import type { Schema } from '@clinic/api'
import type { TestServer } from '../../testing/harness'
import { addVisit } from '../../testing/sample-calls/visit'
import { measured } from '../../testing/sample-calls/vital-sign'
import { openWorld } from '../../testing/sample-world'

export type Input = Schema<'VitalSignInput'>
export type Sheet = Schema<'VitalSignSheet'>
type Written = VitalSignOperation | 'requeueVisit'
export type VitalSignOperation =
  | 'startVitalSign'
  | 'skipVitalSign'
  | 'recordVitalSign'
  | 'correctVitalSign'
  | 'acknowledgeVitalSign'

/** A clinic with a nurse and the desk. */
export async function openClinic(server: TestServer) {
  const clinic = await server.makeClinic()
  const { company_id, clinic_id } = clinic
  const world = await openWorld(server, clinic)
  const [nurse, desk] = [
    await server.tokenOf(await server.makeUser(clinic, 'nurse_clinic')),
    await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic')),
  ]
  const letIn = async (state: Schema<'VisitState'>) => (await addVisit(world, { state })).id
  const send = <Id extends Written>(id: Id, visit: number, body: object, token = nurse) =>
    server.call(id, { token, path: { id: visit }, body })
  const record = (visit: number, said: Partial<Input> = {}, version = 1) =>
    send('recordVitalSign', visit, { measured: measured(said), version })
  const correct = (sheet: Sheet, said: Partial<Input>, given: object = {}) =>
    send('correctVitalSign', sheet.id, {
      vital_sign_id: sheet.measurements.at(-1)?.id,
      measured: measured(said),
      reason: 'Salah baca',
      version: sheet.version,
      ...given,
    })
  const sheetOf = async (id: number): Promise<Sheet> =>
    (await server.call('getVitalSigns', { token: nurse, path: { id } })).body.data
  const markOf = async (id: number) => {
    const { visits } = (await server.call('visitBoard', { token: desk })).body.data as Schema<'VisitBoard'>
    return visits.find((visit) => visit.id === id)?.vital_sign
  }
  const tenant = { company_id, clinic_id }
  return { clinic, world, tenant, nurse, desk, letIn, send, record, correct, sheetOf, markOf }
}
