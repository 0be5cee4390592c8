import type { Schema } from '@clinic/api'
import { claimMachine } from '@clinic/core/claim'
import { nextState } from '@clinic/core/lifecycle'
import { addDays } from '@clinic/core/time'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { heldClaims, payorOf } from '../../domain/claim/held-claims'
import { writeClaimEvent } from '../../domain/claim/write-claim-event'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { nextDocumentNumber } from '../../domain/clinic/next-document-number'
import type { Call, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import { wholeBatch } from './whole-batch'

/** A contract that has ended meanwhile does not matter: what was treated before is claimed all the same. */
export const createClaimBatch: UseCase<'createClaimBatch'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, body, now } = call
    const { company_id, clinic_id } = caller
    const { payor_id, claim_ids } = body
    const payor = await payorOf(tx, caller, payor_id)
    const documents = answered(payor.claim_documents, body.documents)
    const claims = await heldClaims(tx, caller, { payor_id, claim_ids, field: 'claim_ids' })
    for (const { state, invoice_number } of claims.values())
      if (nextState(claimMachine, state, { type: 'claim.submit' }) === null)
        throw new Refusal(409, 'claimNoDraft', { values: { number: invoice_number } })
    const { today } = await clinicDay(tx, caller, now)
    const due_on = addDays(today, payor.terms_days)
    const numbered = await nextDocumentNumber(tx, caller, { table: 'claim_batch', year: Number(today.slice(0, 4)) })
    const { id } = await tx
      .insertInto('claim_batch')
      .values({
        company_id,
        clinic_id,
        payor_id,
        ...numbered,
        submitted_on: today,
        submitted_by: caller.name,
        due_on,
        documents: JSON.stringify(documents),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await submit(tx, call, { claims: [...claims.values()], claim_batch_id: id, due_on })
    const after = await wholeBatch(tx, caller, id)
    if (!after) throw new Error('The batch that was written is not there')
    return after
  })

/** Each document that the payor requires, once: enclosed, or with the reason why not. */
function answered(required: readonly Schema<'ClaimDocument'>[], documents: readonly Schema<'EnclosedDocument'>[]) {
  const found = required.map((document) => documents.filter((each) => each.document === document))
  const isOpen = found.some(([first]) => !first || (!first.is_enclosed && first.reason.trim() === ''))
  if (isOpen || documents.length !== required.length)
    throw new Refusal(422, 'checkFields', { fields: { documents: 'claimDocumentsOpen' } })
  return found.flat().map((each) => ({ ...each, reason: each.is_enclosed ? '' : each.reason.trim() }))
}

interface Submitted {
  claims: readonly Schema<'ClaimCard'>[]
  claim_batch_id: number
  due_on: string
}

async function submit(tx: Transaction, call: Call<'createClaimBatch'>, { claims, claim_batch_id, due_on }: Submitted) {
  const { caller, now } = call
  const { company_id, clinic_id } = caller
  for (const { id, version, claimed, patient, due_on: before } of claims) {
    await tx
      .updateTable('claim')
      .set({ state: 'submitted', claim_batch_id, due_on, version: version + 1, updated_at: now.toISOString() })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
    const move = { event: 'claim.submit', from_state: 'draft', to_state: 'submitted' } as const
    await writeClaimEvent(tx, call, { claim_id: id, ...move, amount: claimed })
    recordEvent(tx, caller, {
      action: 'submit',
      object: 'claim',
      object_id: id,
      before: { state: 'draft', due_on: before },
      after: { state: 'submitted', claim_batch_id, due_on },
      people: { patient: [patient.id] },
    })
  }
}
