import { writeOffEntries } from '@clinic/core/ledger'
import { transitionInvoice } from '../../domain/invoice/transition-invoice'
import { post } from '../../domain/ledger/post'
import type { UseCase } from '../../use-case/contract'

export const writeOffInvoice: UseCase<'writeOffInvoice'> = (call) =>
  transitionInvoice(call, {
    action: 'write_off',
    event: { type: 'invoice.writeOff' },
    async apply(tx, { id, owed }) {
      await post(tx, call, { kind: 'write_off', entries: writeOffEntries(id, owed) })
      return {}
    },
    reason: call.body.reason.trim(),
  })
