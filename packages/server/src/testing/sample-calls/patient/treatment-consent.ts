import type { Schema } from '@clinic/api'
import { treatmentConsentContentFixture } from '@clinic/core/testing'
import { insertConsent } from '../../../domain/treatment-consent/insert-consent'
import type { SampleCalls, World } from '../../sample-world'
import { addProduct } from '../product'
import { addVisit } from '../visit'

export const calls = {
  signTreatmentConsent: async (world) => {
    const { id } = await addVisit(world, { state: 'in_practice' })
    return { path: { id }, body: await someConsent(world) }
  },
  listPatientTreatmentConsent: async (world) => ({ path: { id: (await addTreatmentConsent(world)).patient_id } }),
  getTreatmentConsent: async (world) => ({ path: { id: (await addTreatmentConsent(world)).id } }),
  revokeTreatmentConsent: async (world) => {
    const { id, version } = await addTreatmentConsent(world)
    return { path: { id }, body: { reason: 'Ingin menunggu dahulu', version } }
  },
} satisfies Partial<SampleCalls>

/** A consent to a service of the clinic, as it can be signed. */
export async function someConsent(
  world: World,
  given: Partial<Schema<'TreatmentConsentContent'>> = {},
): Promise<Schema<'TreatmentConsentContent'>> {
  const services = given.services ?? [{ product_id: (await addProduct(world)).id, tooth: null }]
  return treatmentConsentContentFixture({ ...given, services })
}

type Given = Parameters<typeof addVisit>[1] & { content?: Partial<Schema<'TreatmentConsentContent'>> }

/** A consent that was signed in a visit that is finished, past the server. */
export async function addTreatmentConsent(world: World, { content: given, ...visit }: Given = {}) {
  const { id: visit_id, patient_id, doctor_id } = await addVisit(world, { state: 'finished', ...visit })
  const content = await someConsent(world, given)
  const signed_at = world.now().toISOString()
  const signature = { doctor_id: doctor_id ?? 0, name: 'drg. Satu', sip_number: 'SIP-1', signed_at }
  const id = await world.database
    .transaction()
    .execute((tx) => insertConsent(tx, world.clinic, { visit_id, patient_id, content, signature }))
  return { id, visit_id, patient_id, doctor_id: signature.doctor_id, version: 1, content }
}
