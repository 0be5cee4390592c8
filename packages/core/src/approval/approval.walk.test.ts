import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type ApprovalEvent, approvalMachine } from './index'

const events: ApprovalEvent['type'][] = ['approval.grant', 'approval.refuse', 'approval.withdraw', 'approval.expire']

provesMachine('approval/approval.machine.ts', approvalMachine, {
  start: () => createActor(approvalMachine),
  events: events.map((type) => ({ type })),
  ignored: {},
})
