import type { UseCase } from '../../use-case/contract'
import { decide } from './decide'

export const rejectRegistration: UseCase<'rejectRegistration'> = (call) =>
  decide(call, { type: 'review.reject' }, async () => ({ reason: call.body.reason.trim() }))
