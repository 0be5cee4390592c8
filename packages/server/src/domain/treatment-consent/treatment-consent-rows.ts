import type { Schema } from '@clinic/api'
import type { Signature } from '@clinic/core/note'
import { signedConsent } from '@clinic/core/treatment-consent'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { appointmentPatient } from '../appointment/appointment-rows'
import { sha256 } from '../note/sha256'

/** The consents of the clinic; `consentOf` makes of each what is shown. */
export const consentRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('treatment_consent')
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'treatment_consent.company_id')
        .onRef('patient.clinic_id', '=', 'treatment_consent.clinic_id')
        .onRef('patient.id', '=', 'treatment_consent.patient_id'),
    )
    .select(['treatment_consent.id', 'treatment_consent.visit_id', 'treatment_consent.patient_id'])
    .select(['treatment_consent.signed_for', 'treatment_consent.doctor_id', 'treatment_consent.decision'])
    .select(['treatment_consent.state', 'treatment_consent.content', 'treatment_consent.services'])
    .select(['treatment_consent.person', 'treatment_consent.signer_name', 'treatment_consent.sip_number'])
    .select(['treatment_consent.signed_at', 'treatment_consent.hash', 'treatment_consent.revoke_reason'])
    .select(['treatment_consent.revoked_by', 'treatment_consent.revoked_at', 'treatment_consent.version'])
    .select(['treatment_consent.created_at', 'treatment_consent.updated_at'])
    .select([appointmentPatient.as('patient'), isReliedOn.as('is_relied_on')])
    .where('treatment_consent.company_id', '=', company_id)
    .where('treatment_consent.clinic_id', '=', clinic_id)

/** Whether a signed note of the patient tells of a treatment by it; a draft has no rows of procedures. */
const isReliedOn = sql<boolean>`exists (select from procedure where procedure.company_id = treatment_consent.company_id
  and procedure.clinic_id = treatment_consent.clinic_id and procedure.consent_id = treatment_consent.id
  and procedure.patient_id = treatment_consent.patient_id and procedure.outcome <> 'cancelled')`

type ConsentRow = Awaited<ReturnType<ReturnType<typeof consentRows>['executeTakeFirstOrThrow']>>

/** A consent as it is shown: whether it is what was signed is reckoned anew each time. */
export function consentOf(row: ConsentRow): Schema<'TreatmentConsent'> {
  const { patient_id, signed_for, doctor_id, decision, signer_name, sip_number, signed_at, hash, ...rest } = row
  const { revoke_reason, revoked_by, revoked_at, ...consent } = rest
  const signature = { doctor_id, name: signer_name, sip_number, signed_at, hash }
  const person = { id: signed_for ?? patient_id, ...consent.person }
  return {
    ...consent,
    person,
    signature,
    is_intact: hashOfConsent({ ...consent, person }, signature) === hash,
    revoked:
      revoke_reason !== null && revoked_by !== null && revoked_at !== null
        ? { reason: revoke_reason, by: revoked_by, at: revoked_at }
        : null,
  }
}

export const hashOfConsent = (consent: Parameters<typeof signedConsent>[0], signature: Signature) =>
  sha256(signedConsent(consent, signature))

/** A consent as the audit keeps it: without the drawings, which only the consent itself holds. */
export const auditedConsent = ({ content, ...consent }: Schema<'TreatmentConsent'>) => {
  const { drawing: _, witness_drawing: _witness, ...told } = content
  return { ...consent, content: told }
}
