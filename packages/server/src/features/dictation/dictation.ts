import { resolvedBy } from '../../domain/dictation/dictation-rows'
import type { UseCases } from '../../use-case/contract'
import { acceptDictation } from './accept-dictation'
import { changeDictation } from './change-dictation'
import { createDictation } from './create-dictation'
import { getVisitDictation } from './get-visit-dictation'
import { rejectDictation } from './reject-dictation'
import { updateDictation } from './update-dictation'

type DictationOperation =
  | 'getVisitDictation'
  | 'createDictation'
  | 'updateDictation'
  | 'withdrawDictation'
  | 'acceptDictation'
  | 'rejectDictation'

export const dictationUseCases: UseCases<DictationOperation> = {
  getVisitDictation,
  createDictation,
  updateDictation,
  acceptDictation,
  rejectDictation,
  withdrawDictation: (call) =>
    changeDictation(call, {
      action: 'withdraw',
      event: { type: 'dictation.withdraw' },
      apply: async () => resolvedBy(call.caller, call.now),
    }),
}
