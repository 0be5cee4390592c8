import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { expenseMachine } from './index'

provesMachine('expense/expense.machine.ts', expenseMachine, {
  start: () => createActor(expenseMachine),
  events: [{ type: 'expense.void' }],
  ignored: {},
})
