import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/**
 * The lifecycle of a claim: submitted, examined and answered by a payor, then paid, or settled without the payor. It is withdrawn with
 * its invoice. A payment that was recorded wrongly is taken back, and a claim that was paid is approved again. Whether an answer, a payment
 * or a settlement is of all or of a part, whoever sends the event has computed.
 */
export const claimMachine = setup({
  types: {
    events: {} as
      | { type: 'claim.submit' }
      | { type: 'claim.review' }
      | { type: 'claim.approve' }
      | { type: 'claim.approvePart' }
      | { type: 'claim.reject' }
      | { type: 'claim.appeal' }
      | { type: 'claim.payPart' }
      | { type: 'claim.payAll' }
      /** What was not approved is settled, and what was approved is still to be paid. */
      | { type: 'claim.settlePart' }
      /** What was not approved is settled, and what was approved is paid. */
      | { type: 'claim.settleLast' }
      /** A payment is taken back from a claim that was approved whole. */
      | { type: 'claim.reverse' }
      /** A payment is taken back from a claim of which a part was approved. */
      | { type: 'claim.reversePart' }
      | { type: 'claim.charge' }
      | { type: 'claim.writeOff' }
      | { type: 'claim.withdraw' },
  },
}).createMachine({
  id: 'claim',
  initial: 'draft',
  states: {
    draft: { on: { 'claim.submit': 'submitted', 'claim.withdraw': 'withdrawn' } },
    submitted: { on: { 'claim.review': 'in_review', 'claim.withdraw': 'withdrawn' } },
    in_review: {
      on: {
        'claim.approve': 'approved',
        'claim.approvePart': 'partially_approved',
        'claim.reject': 'rejected',
        'claim.reversePart': 'in_review',
        'claim.withdraw': 'withdrawn',
      },
    },
    approved: {
      on: {
        'claim.payPart': 'approved',
        'claim.payAll': 'paid',
        'claim.reverse': 'approved',
        'claim.writeOff': 'written_off',
        'claim.withdraw': 'withdrawn',
      },
    },
    partially_approved: {
      on: {
        'claim.payPart': 'partially_approved',
        'claim.payAll': 'paid',
        'claim.reversePart': 'partially_approved',
        'claim.settlePart': 'partially_approved',
        'claim.settleLast': 'paid',
        'claim.writeOff': 'written_off',
        'claim.appeal': 'appealed',
        'claim.withdraw': 'withdrawn',
      },
    },
    rejected: {
      on: {
        'claim.appeal': 'appealed',
        'claim.charge': 'transferred',
        'claim.writeOff': 'written_off',
        'claim.withdraw': 'withdrawn',
      },
    },
    appealed: {
      on: { 'claim.review': 'in_review', 'claim.reversePart': 'appealed', 'claim.withdraw': 'withdrawn' },
    },
    paid: { on: { 'claim.reverse': 'approved', 'claim.reversePart': 'partially_approved' } },
    transferred: { type: 'final' },
    written_off: { type: 'final' },
    withdrawn: { type: 'final' },
  },
})

export type ClaimEvent = EventFrom<typeof claimMachine>
export type ClaimState = StateValueFrom<typeof claimMachine>
