import type { Schema } from '@clinic/api'
import { settlingMove } from '@clinic/core/claim'
import { invoiceMachine } from '@clinic/core/invoice'
import { settlingEntries } from '@clinic/core/ledger'
import { nextState } from '@clinic/core/lifecycle'
import type { Transaction } from '../../database/schema'
import { heldInvoice } from '../../domain/invoice/held-invoice'
import { writeInvoiceEvent } from '../../domain/invoice/write-invoice-event'
import { post } from '../../domain/ledger/post'
import type { Call, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transitionClaim } from './transition-claim'

/** What the payor does not pay is owed by the patient from now on, or given up. */
export const settleClaim: UseCase<'settleClaim'> = (call) => {
  const { settling } = call.body
  const reason = call.body.reason.trim()
  return transitionClaim(call, {
    action: 'settle',
    event: (claim) => {
      const move = settlingMove(claim, settling)
      return 'problem' in move ? { type: 'claim.writeOff' } : move.event
    },
    amount: (claim) => {
      const move = settlingMove(claim, settling)
      return 'problem' in move ? 0 : move.amount
    },
    async apply(tx, claim) {
      const move = settlingMove(claim, settling)
      if ('problem' in move) throw new Refusal(422, 'checkFields', { fields: { settling: 'claimApprovedIsPayors' } })
      if (settling === 'charge_patient') await chargePatient(tx, call, { claim, reason })
      const entries = settlingEntries(claim.invoice_id, { settling, amount: move.amount })
      await post(tx, call, { kind: settling === 'charge_patient' ? 'payor_charge' : 'write_off', entries })
      return {}
    },
    reason,
  })
}

/** An invoice that the patient had paid is owed again. */
async function chargePatient(
  tx: Transaction,
  call: Call<'settleClaim'>,
  { claim, reason }: { claim: Schema<'Claim'>; reason: string },
) {
  const { caller, now } = call
  const { company_id, clinic_id } = caller
  const { id, state: from_state, version, paid } = await heldInvoice(tx, caller, claim.invoice_id)
  const event = paid === 0 ? 'invoice.chargeAll' : 'invoice.chargePart'
  const to_state = nextState(invoiceMachine, from_state, { type: event })
  if (to_state === null) throw new Refusal(409, 'claimPatientGivenUp', { current: claim })
  await tx
    .updateTable('invoice')
    .set({ state: to_state, version: version + 1, updated_at: now.toISOString() })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
  await writeInvoiceEvent(tx, call, { invoice_id: id, event, from_state, to_state, reason })
}
