import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type FeeStatementEvent, feeStatementMachine } from './index'

const events: FeeStatementEvent['type'][] = [
  'feeStatement.review',
  'feeStatement.reopen',
  'feeStatement.approve',
  'feeStatement.pay',
]
const allBut = (...taken: FeeStatementEvent['type'][]) => events.filter((type) => !taken.includes(type))

provesMachine('fee-statement/fee-statement.machine.ts', feeStatementMachine, {
  start: () => createActor(feeStatementMachine),
  events: events.map((type) => ({ type })),
  ignored: {
    open: allBut('feeStatement.review'),
    reviewed: allBut('feeStatement.reopen', 'feeStatement.approve'),
    approved: allBut('feeStatement.pay'),
  },
})
