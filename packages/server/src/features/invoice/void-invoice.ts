import { voidEntries } from '@clinic/core/ledger'
import { transitionInvoice } from '../../domain/invoice/transition-invoice'
import { post } from '../../domain/ledger/post'
import type { UseCase } from '../../use-case/contract'

/** The ledger keeps what was issued, and takes it back. */
export const voidInvoice: UseCase<'voidInvoice'> = (call) =>
  transitionInvoice(call, {
    action: 'void',
    event: ({ state, paid }) => ({ type: state === 'paid' && paid === 0 ? 'invoice.voidUnpaid' : 'invoice.void' }),
    async apply(tx, { id, amounts }) {
      await post(tx, call, { kind: 'void', entries: voidEntries(id, amounts) })
      return {}
    },
    reason: call.body.reason.trim(),
  })
