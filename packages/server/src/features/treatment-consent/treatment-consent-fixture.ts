import type { Schema } from '@clinic/api'
import type { TestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { someConsent } from '../../testing/sample-calls/patient/treatment-consent'
import { addProduct } from '../../testing/sample-calls/product'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld } from '../../testing/sample-world'

/** A clinic with a visit in treatment, its dentist, and how consents are signed, read and revoked. */
export async function openConsents(server: TestServer) {
  const { database } = server
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const tokenOf = async (role: Schema<'RoleName'>, values?: { doctor_id: number }) =>
    server.tokenOf(await server.makeUser(world.clinic, role, values))
  const token = await tokenOf('doctor_clinic')
  const manager = await server.tokenOf(world.user)
  const visit = await addVisit(world, { state: 'in_practice' })
  const colleague = await tokenOf('doctor_clinic', { doctor_id: (await addDoctor(world)).id })
  const extraction = await addProduct(world, { name: 'Cabut gigi', name_en: 'Extraction', scope: 'tooth' })
  const services = [{ product_id: extraction.id, tooth: '48' as const }]
  const sign = async (
    content: Partial<Schema<'TreatmentConsentContent'>> = {},
    { by = token, id = visit.id, key }: { by?: string; id?: number; key?: string } = {},
  ) =>
    server.call('signTreatmentConsent', {
      token: by,
      path: { id },
      body: await someConsent(world, { services, ...content }),
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const signed = async (content: Partial<Schema<'TreatmentConsentContent'>> = {}) => (await sign(content)).body.data
  const read = (id: number, by = token) => server.call('getTreatmentConsent', { token: by, path: { id } })
  const list = (query: { visit_id?: string } = {}, by = token) =>
    server.call('listPatientTreatmentConsent', { token: by, path: { id: visit.patient_id }, query })
  const revoke = (id: number, { version = 1, by = token } = {}) =>
    server.call('revokeTreatmentConsent', { token: by, path: { id }, body: { reason: ' Ingin menunggu ', version } })
  const set = (table: 'visit' | 'doctor' | 'patient' | 'product', values: object) =>
    database
      .updateTable(table)
      .set(values)
      .where((eb) => eb.and({ company_id, clinic_id }))
      .execute()
  return { world, token, manager, tokenOf, colleague, visit, services, sign, signed, read, list, revoke, set }
}
