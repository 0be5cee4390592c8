import type { UseCase } from '../../use-case/contract'
import { changeDictation } from './change-dictation'
import { judgeDraft } from './judge-draft'
import { treatedVisit } from './treated-visit'

/** Whoever heard it, or dictated it, says it otherwise. */
export const updateDictation: UseCase<'updateDictation'> = (call) =>
  changeDictation(call, {
    action: 'update',
    event: { type: 'dictation.change' },
    async apply(tx, before) {
      const { caller, body } = call
      await treatedVisit(tx, caller, before)
      const { version: _, ...typed } = body
      const visit = { id: before.visit_id, patient_id: before.patient_id }
      const entry = await judgeDraft(tx, caller, { visit, entry: typed, before: before.id })
      return { entry: JSON.stringify(entry) }
    },
  })
