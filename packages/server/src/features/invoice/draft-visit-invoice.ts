import { draftInvoice } from '../../domain/invoice/draft-invoice'
import { liveInvoice } from '../../domain/invoice/live-invoice'
import { wholeInvoice } from '../../domain/invoice/whole-invoice'
import { heldVisit } from '../../domain/visit/held-visit'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

export const draftVisitInvoice: UseCase<'draftVisitInvoice'> = (call) =>
  withIdempotency(call, async (tx) => {
    const visit = await heldVisit(tx, call.caller, call.path.id)
    if (visit.state !== 'finished' && visit.state !== 'checked_out') throw new Refusal(409, 'visitNotNow')
    if (await liveInvoice(tx, call.caller, visit.id)) throw new Refusal(409, 'invoiceThere')
    const id = await draftInvoice(tx, call, { id: visit.id, patient_id: visit.patient.id, day: visit.queue_date })
    const invoice = await wholeInvoice(tx, call, id)
    if (!invoice) throw new Refusal(404, 'notFound')
    return invoice
  })
