import type { Schema } from '@clinic/api'
import { signedLetter } from '@clinic/core/letter'
import type { Signature } from '@clinic/core/note'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { appointmentPatient } from '../appointment/appointment-rows'
import { sha256 } from '../note/sha256'

/** The letters of the clinic; `letterOf` makes of each what is shown. */
export const letterRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('letter')
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'letter.company_id')
        .onRef('patient.clinic_id', '=', 'letter.clinic_id')
        .onRef('patient.id', '=', 'letter.patient_id'),
    )
    .select(['letter.id', 'letter.visit_id', 'letter.patient_id', 'letter.signed_for', 'letter.doctor_id'])
    .select(['letter.kind', 'letter.number', 'letter.state', 'letter.content', 'letter.person', 'letter.stay'])
    .select(['letter.signer_name', 'letter.sip_number', 'letter.signed_at', 'letter.hash'])
    .select(['letter.void_reason', 'letter.voided_by', 'letter.voided_at'])
    .select(['letter.version', 'letter.created_at', 'letter.updated_at', appointmentPatient.as('patient')])
    .where('letter.company_id', '=', company_id)
    .where('letter.clinic_id', '=', clinic_id)

type LetterRow = Awaited<ReturnType<ReturnType<typeof letterRows>['executeTakeFirstOrThrow']>>

/** A letter as the caller may read it: whether it is what was signed is reckoned anew each time. */
export function letterOf({ role }: Pick<Caller, 'role'>, row: LetterRow): Schema<'Letter'> {
  const { patient_id, signed_for, doctor_id, signer_name, sip_number, signed_at, hash, ...rest } = row
  const { void_reason, voided_by, voided_at, content, ...letter } = rest
  const signature = { doctor_id, name: signer_name, sip_number, signed_at, hash }
  const person = { id: signed_for ?? patient_id, ...letter.person }
  const isSigned = hashOfLetter({ ...letter, content, person }, signature) === hash
  return {
    ...letter,
    person,
    content: role === 'front_office_clinic' && letter.kind === 'referral' ? null : content,
    signature,
    is_intact: isSigned && content.kind === letter.kind,
    voided:
      void_reason !== null && voided_by !== null && voided_at !== null
        ? { reason: void_reason, by: voided_by, at: voided_at }
        : null,
  }
}

export const hashOfLetter = (letter: Parameters<typeof signedLetter>[0], signature: Signature) =>
  sha256(signedLetter(letter, signature))
