import type { Schema } from '@clinic/api'
import { claimMachine, reversingMove } from '@clinic/core/claim'
import { payorPaymentBackEntries } from '@clinic/core/ledger'
import { canMove, nextState } from '@clinic/core/lifecycle'
import { payorPaymentMachine } from '@clinic/core/payor-payment'
import { heldClaims } from '../../domain/claim/held-claims'
import { moveClaim } from '../../domain/claim/move-claim'
import { wholePayorPayment } from '../../domain/claim/whole-payor-payment'
import { post } from '../../domain/ledger/post'
import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

type PayorPayment = Schema<'PayorPayment'>

/** A payment is one transfer, so it is taken back whole; what of it was right is recorded anew. */
export const voidPayorPayment: UseCase<'voidPayorPayment'> = (call) => {
  const { database, caller, now, path, body } = call
  const reason = body.reason.trim()
  return changeRow(database, caller, {
    table: 'payor_payment',
    id: path.id,
    read: (tx) => wholePayorPayment(tx, caller, path.id),
    // claims are held before their payments, as by whoever pays them
    lockOwner: (tx, { payor_id, claims }) =>
      heldClaims(tx, caller, { payor_id, claim_ids: claims.map(({ claim_id }) => claim_id), field: 'claim_ids' }),
    move: {
      to: ({ state }: PayorPayment) => nextState(payorPaymentMachine, state, { type: 'payorPayment.void' }),
      refusal: 'payorPaymentVoid',
    },
    version: body.version,
    async apply({ before, owner, state }) {
      const closed = [...owner.values()].find((claim) => !canMove(claimMachine, claim.state, reversingMove(claim)))
      if (closed)
        throw new Refusal(409, 'payorPaymentClaimClosed', {
          values: { number: closed.invoice_number },
          current: before,
        })
      const at = now.toISOString()
      return { state, reason, voided_at: at, voided_by: caller.name, updated_at: at }
    },
    // a claim that was paid is opened again once its payment is void
    async follow({ tx, before: { claims }, owner }) {
      const parts = claims.flatMap(({ claim_id, amount }) => {
        const claim = owner.get(claim_id)
        return claim ? [{ claim, amount }] : []
      })
      await post(tx, call, {
        kind: 'payor_payment_void',
        payor_payment_id: path.id,
        entries: parts.flatMap(({ claim, amount }) => payorPaymentBackEntries(claim.invoice_id, amount)),
      })
      for (const { claim, amount } of parts)
        await moveClaim(tx, call, { claim, event: reversingMove(claim), amount, reason })
    },
    action: 'void',
    reason: () => reason,
    people: ({ claims }) => ({ patient: claims.map(({ patient }) => patient.id) }),
  })
}
