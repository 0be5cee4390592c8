import type { UseCases } from '../../use-case/contract'
import { decideApproval } from './decide-approval'
import { listApproval } from './list-approval'
import { requestApproval } from './request-approval'

export const approvalUseCases: UseCases<
  'listApproval' | 'requestApproval' | 'grantApproval' | 'refuseApproval' | 'withdrawApproval'
> = {
  listApproval,
  requestApproval,
  grantApproval: (call) => decideApproval(call, { action: 'grant', event: { type: 'approval.grant' } }),
  withdrawApproval: (call) => decideApproval(call, { action: 'withdraw', event: { type: 'approval.withdraw' } }),

  refuseApproval: (call) =>
    decideApproval(call, { action: 'refuse', event: { type: 'approval.refuse' }, answer: call.body.reason.trim() }),
}
