import type { Schema } from '@clinic/api'
import { licenceState } from '@clinic/core/doctor'
import type { Signature } from '@clinic/core/note'
import { signatureProblems } from '@clinic/core/visit'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { clinicDay } from '../clinic/clinic-day'
import { treatingDentist } from '../visit/refuse-practice'

export interface Signer {
  signature: Signature
  /** Whether they may practise today: only then they sign. */
  licence: Schema<'LicenceState'>
}

/** The dentist who asks, as they sign now. */
export async function signerOf(tx: Transaction, { caller, now }: RequestContext): Promise<Signer> {
  const { company_id, clinic_id } = caller
  const doctor_id = await treatingDentist(tx, caller)
  const { today } = await clinicDay(tx, caller, now)
  const { display_name, sip_number, sip_valid_until } = await tx
    .selectFrom('doctor')
    .select(['display_name', 'sip_number', 'sip_valid_until'])
    .where((eb) => eb.and({ company_id, clinic_id, id: doctor_id }))
    .executeTakeFirstOrThrow()
  return {
    signature: { doctor_id, name: display_name, sip_number, signed_at: now.toISOString() },
    licence: licenceState({ sip_number, sip_valid_until }, today),
  }
}

export function refuseUnlicensed({ licence }: Signer) {
  const problems = signatureProblems(licence)
  if (problems.length > 0) throw new Refusal(422, 'signingRefused', { problems })
}
