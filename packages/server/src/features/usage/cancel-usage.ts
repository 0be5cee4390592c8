import type { UseCase } from '../../use-case/contract'
import { changeUsage } from './change-usage'

export const cancelUsage: UseCase<'cancelUsage'> = (call) =>
  changeUsage(call, { event: { type: 'usage.cancel' }, action: 'cancel', reason: call.body.reason.trim() })
