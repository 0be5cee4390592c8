import { resolvedBy } from '../../domain/dictation/dictation-rows'
import type { UseCase } from '../../use-case/contract'
import { changeDictation } from './change-dictation'

/** It stays stored, for whoever typed it to see. */
export const rejectDictation: UseCase<'rejectDictation'> = (call) => {
  const { caller, now, body } = call
  const reason = body.reason.trim()
  return changeDictation(call, {
    action: 'reject',
    event: { type: 'dictation.reject' },
    apply: async () => resolvedBy(caller, now, reason),
    reason,
  })
}
