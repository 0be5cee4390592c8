import { transitionInvoice } from '../../domain/invoice/transition-invoice'
import type { UseCase } from '../../use-case/contract'

export const discardInvoice: UseCase<'discardInvoice'> = (call) =>
  transitionInvoice(call, {
    action: 'discard',
    event: { type: 'invoice.discard' },
    reason: call.body.reason.trim(),
  })
