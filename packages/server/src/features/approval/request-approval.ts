import { takenOff } from '@clinic/core/invoice'
import { recordEvent } from '../../audit/record-event'
import { lastApproval } from '../../domain/approval/approvals'
import { findInvoice, heldInvoice } from '../../domain/invoice/held-invoice'
import { clinicTerms } from '../../domain/invoice/invoice-terms'
import { wholeInvoice } from '../../domain/invoice/whole-invoice'
import { refuseStale } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

export const requestApproval: UseCase<'requestApproval'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, path, body } = call
    const { company_id, clinic_id, name } = caller
    await findInvoice(tx, caller, path.id)
    // what is asked for stays what the draft takes off until the request is written
    await heldInvoice(tx, caller, path.id)
    const invoice = await wholeInvoice(tx, call, path.id)
    if (invoice?.state !== 'draft') throw new Refusal(409, 'approvalNotNow')
    // a request that the draft has left behind has ended with the change
    if (invoice.approval?.state === 'requested') throw new Refusal(409, 'approvalWaits', { current: invoice.approval })
    refuseStale(invoice, body.version)
    if (!invoice.needs_manager) throw new Refusal(409, 'approvalNotNeeded')
    const { discount_limit_percent } = await clinicTerms(tx, caller)
    await tx
      .insertInto('approval')
      .values({
        company_id,
        clinic_id,
        invoice_id: path.id,
        state: 'requested',
        ...takenOff(invoice.amounts),
        limit_percent: discount_limit_percent,
        reason: body.reason.trim(),
        requested_at: now.toISOString(),
        requested_by: name,
        decided_at: null,
        decided_by: null,
      })
      .execute()
    const after = await lastApproval(tx, caller, path.id)
    if (!after) throw new Error('The request that was written is not there')
    const people = { patient: [invoice.patient.id] }
    recordEvent(tx, caller, { action: 'request', object: 'approval', object_id: after.id, after, people })
    return after
  })
