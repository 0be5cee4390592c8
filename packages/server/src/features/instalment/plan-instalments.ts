import { termsProblem } from '@clinic/core/instalment'
import { DatabaseError } from 'pg'
import { recordEvent } from '../../audit/record-event'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { onePlan } from '../../domain/instalment/one-plan'
import { findInvoice, heldInvoice } from '../../domain/invoice/held-invoice'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

export const planInstalments: UseCase<'planInstalments'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, path, body } = call
    const { company_id, clinic_id, name } = caller
    await findInvoice(tx, caller, path.id)
    const { today } = await clinicDay(tx, caller, now)
    // a payment meanwhile would leave less to divide
    const { state, owed, patient_id } = await heldInvoice(tx, caller, path.id)
    if (state !== 'issued' && state !== 'partly_paid') throw new Refusal(409, 'instalmentsNotNow')
    const problem = termsProblem(body.terms, { owed, today })
    if (problem) throw new Refusal(422, 'checkFields', { fields: { terms: problem } })
    const { id } = await tx
      .insertInto('instalment_plan')
      .values({
        company_id,
        clinic_id,
        invoice_id: path.id,
        state: 'active',
        amount: owed,
        terms: JSON.stringify(body.terms),
        created_by: name,
        created_at: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(refuseSecond)
    const after = await onePlan(tx, call, id)
    if (!after) throw new Error('The plan that was written is not there')
    recordEvent(tx, caller, {
      action: 'create',
      object: 'instalment_plan',
      object_id: id,
      after,
      people: { patient: [patient_id] },
    })
    return after
  })

function refuseSecond(error: unknown): never {
  if (error instanceof DatabaseError && error.constraint === 'instalment_plan_active_key')
    throw new Refusal(409, 'instalmentsThere')
  throw error
}
