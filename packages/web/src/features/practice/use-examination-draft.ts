import { type Schema, unwrap } from '@clinic/api'
import type { DraftReply, StoredDraft } from '@clinic/core/note'
import {
  type ExaminationDraftActor,
  emptyOralExamination,
  type OralExaminationContent,
  oralExaminationDraftMachine,
} from '@clinic/core/oral-examination'
import { useQueryClient } from '@tanstack/react-query'
import { createActor, fromPromise } from 'xstate'
import { useVisitDraft } from '../../entities/note/draft/use-visit-draft'
import { odontogramQuery } from '../../entities/odontogram/odontogram-query'
import { useApp } from '../../platform/app/app-context'

type Stored = StoredDraft<OralExaminationContent>
type Examination = Schema<'OralExamination'>

/** The draft of the examination of a visit; one that was reopened goes on from what was final. */
export function useExaminationDraft(
  { id, patient }: Schema<'Visit'>,
  examinations: readonly Examination[],
): ExaminationDraftActor | undefined {
  const { api } = useApp()
  const queries = useQueryClient()
  return useVisitDraft({
    form: `visit-oral-examination-${id}`,
    stored: storedIn(examinations.findLast(({ visit_id }) => visit_id === id)),
    open: (save, input) => {
      const saveDraft = fromPromise<DraftReply<OralExaminationContent>, Stored>((call) => save(call.input))
      return createActor(oralExaminationDraftMachine.provide({ actors: { saveDraft } }), { input })
    },
    async put(body, key) {
      const params = { path: { id }, header: { 'Idempotency-Key': key } }
      const written = await unwrap(api.PUT('/api/visit/{id}/oral-examination', { params, body }))
      queries.setQueryData(
        odontogramQuery(api, patient.id).queryKey,
        (known) =>
          known && {
            ...known,
            oral_examinations: [...known.oral_examinations.filter((each) => each.id !== written.id), written],
          },
      )
      return written
    },
  })
}

const storedIn = (last: Examination | undefined): Stored => ({
  content: last?.content ?? emptyOralExamination,
  version: last?.state === 'draft' ? last.version : 0,
})
