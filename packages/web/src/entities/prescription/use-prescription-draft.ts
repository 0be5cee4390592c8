import { unwrap } from '@clinic/api'
import type { DraftActor, DraftReply, StoredDraft } from '@clinic/core/note'
import { type PrescriptionContent, prescriptionDraftMachine } from '@clinic/core/prescription'
import { useQueryClient } from '@tanstack/react-query'
import { createActor, fromPromise } from 'xstate'
import { useApp } from '../../platform/app/app-context'
import { useVisitDraft } from '../note/draft/use-visit-draft'
import { prescriptionQuery, withPrescription } from './prescription-query'

export type PrescriptionDraftActor = DraftActor<PrescriptionContent>
type Stored = StoredDraft<PrescriptionContent>

/** The draft of the prescription of a visit. */
export function usePrescriptionDraft(visit: number, stored: Stored): PrescriptionDraftActor | undefined {
  const { api } = useApp()
  const queries = useQueryClient()
  return useVisitDraft({
    form: `visit-prescription-${visit}`,
    stored,
    open: (save, input) => {
      const saveDraft = fromPromise<DraftReply<PrescriptionContent>, Stored>((call) => save(call.input))
      return createActor(prescriptionDraftMachine.provide({ actors: { saveDraft } }), { input })
    },
    async put(body, key) {
      const params = { path: { id: visit }, header: { 'Idempotency-Key': key } }
      const prescription = await unwrap(api.PUT('/api/visit/{id}/prescription', { params, body }))
      queries.setQueryData(
        prescriptionQuery(api, visit).queryKey,
        (known) => known && withPrescription(known, prescription),
      )
      return prescription
    },
  })
}
