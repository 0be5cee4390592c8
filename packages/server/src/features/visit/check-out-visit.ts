import { checkOutProblem } from '@clinic/core/visit'
import { discardDraft } from '../../domain/invoice/discard-draft'
import { liveInvoice } from '../../domain/invoice/live-invoice'
import { transitionVisit } from '../../domain/visit/transition-visit'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

export const checkOutVisit: UseCase<'checkOutVisit'> = (call) => {
  const { settlement } = call.body
  const reason = call.body.reason.trim()
  return transitionVisit(call, {
    action: 'check_out',
    event: { type: 'visit.checkOut' },
    async apply(tx, visit) {
      const invoice = (await liveInvoice(tx, call.caller, visit.id)) ?? null
      const problem = checkOutProblem({ settlement, reason }, invoice)
      if (problem) {
        const field = problem === 'reasonMissing' ? 'reason' : 'settlement'
        throw new Refusal(422, 'checkFields', { fields: { [field]: sentences[problem] } })
      }
      if (invoice?.state === 'draft') await discardDraft(tx, call, { id: invoice.id, reason })
      return { settlement }
    },
    reason,
  })
}

const sentences: Readonly<Record<NonNullable<ReturnType<typeof checkOutProblem>>, Sentence>> = {
  notSettled: 'visitNotSettled',
  notIssued: 'visitInvoiceNotIssued',
  invoiceIssued: 'visitInvoiceIssued',
  reasonMissing: 'required',
}
