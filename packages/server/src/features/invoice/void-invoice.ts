import { voidEntries } from '@clinic/core/ledger'
import { withdrawClaim } from '../../domain/claim/withdraw-claim'
import { creditedLines, sumOf } from '../../domain/credit-note/credited-lines'
import { transitionInvoice } from '../../domain/invoice/transition-invoice'
import { post } from '../../domain/ledger/post'
import { holdPackages } from '../../domain/package-sold/hold-packages'
import { takeBackPackages } from '../../domain/package-sold/take-back-packages'
import type { UseCase } from '../../use-case/contract'

/** The ledger keeps what was issued, and takes it back: what is left of it after its credit notes. */
export const voidInvoice: UseCase<'voidInvoice'> = (call) =>
  transitionInvoice(call, {
    action: 'void',
    event: ({ state, paid }) => ({ type: state === 'paid' && paid === 0 ? 'invoice.voidUnpaid' : 'invoice.void' }),
    lockOwner: (tx, found) => holdPackages(tx, call.caller, found),
    async apply(tx, before) {
      const { id, amounts } = before
      await takeBackPackages(tx, call, { invoice: before, reason: call.body.reason.trim() })
      await withdrawClaim(tx, call, { invoice_id: id, reason: call.body.reason.trim(), current: before })
      const credited = sumOf((await creditedLines(tx, call.caller, id)).values())
      await post(tx, call, { kind: 'void', entries: voidEntries(id, amounts, credited) })
      return {}
    },
    reason: call.body.reason.trim(),
  })
