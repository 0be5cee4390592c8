import type { UseCase } from '../../contract'
import { decide } from './decide'

export const rejectRegistration: UseCase<'rejectRegistration'> = (call) =>
  decide(call, { type: 'review.reject' }, async () => ({ reason: call.body.reason.trim() }))
