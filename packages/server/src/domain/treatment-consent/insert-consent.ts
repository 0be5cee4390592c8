import type { Schema } from '@clinic/api'
import type { Signature } from '@clinic/core/note'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { addressedPerson } from '../letter/addressed-person'
import { namedServices } from './named-services'
import { hashOfConsent } from './treatment-consent-rows'

interface Signing {
  visit_id: number
  patient_id: number
  content: Schema<'TreatmentConsentContent'>
  /** Of the dentist. */
  signature: Signature
}

/** Stores a consent as it is signed, with the services and the patient as they are called now, and returns its id. */
export async function insertConsent(
  tx: Transaction,
  tenant: Pick<Caller, 'company_id' | 'clinic_id'>,
  { visit_id, patient_id, content, signature }: Signing,
) {
  const { company_id, clinic_id } = tenant
  const { doctor_id, name, sip_number, signed_at } = signature
  const services = await namedServices(tx, tenant, content)
  const person = await addressedPerson(tx, tenant, patient_id)
  const { id } = await tx
    .insertInto('treatment_consent')
    .values({
      company_id,
      clinic_id,
      visit_id,
      patient_id,
      doctor_id,
      decision: content.decision,
      state: 'signed',
      content: JSON.stringify(content),
      services: JSON.stringify(services),
      person: JSON.stringify(person),
      signer_name: name,
      sip_number,
      signed_at,
      hash: hashOfConsent({ visit_id, content, services, person: { id: patient_id, ...person } }, signature),
      created_at: signed_at,
      updated_at: signed_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
