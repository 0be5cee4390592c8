import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type ClaimEvent, claimMachine } from './index'

const events: ClaimEvent['type'][] = [
  'claim.submit',
  'claim.review',
  'claim.approve',
  'claim.approvePart',
  'claim.reject',
  'claim.appeal',
  'claim.payPart',
  'claim.payAll',
  'claim.settlePart',
  'claim.settleLast',
  'claim.reverse',
  'claim.reversePart',
  'claim.charge',
  'claim.writeOff',
  'claim.withdraw',
]
const allBut = (...taken: ClaimEvent['type'][]) => events.filter((type) => !taken.includes(type))

provesMachine('claim/claim.machine.ts', claimMachine, {
  start: () => createActor(claimMachine),
  events: events.map((type) => ({ type })),
  ignored: {
    draft: allBut('claim.submit', 'claim.withdraw'),
    submitted: allBut('claim.review', 'claim.withdraw'),
    in_review: allBut('claim.approve', 'claim.approvePart', 'claim.reject', 'claim.reversePart', 'claim.withdraw'),
    approved: allBut('claim.payPart', 'claim.payAll', 'claim.reverse', 'claim.writeOff', 'claim.withdraw'),
    partially_approved: allBut(
      'claim.payPart',
      'claim.payAll',
      'claim.reversePart',
      'claim.settlePart',
      'claim.settleLast',
      'claim.writeOff',
      'claim.appeal',
      'claim.withdraw',
    ),
    rejected: allBut('claim.appeal', 'claim.charge', 'claim.writeOff', 'claim.withdraw'),
    appealed: allBut('claim.review', 'claim.reversePart', 'claim.withdraw'),
    paid: allBut('claim.reverse', 'claim.reversePart'),
  },
})
