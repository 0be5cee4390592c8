import { unwrap } from '@clinic/api'
import { type DraftActor, type DraftReply, noteDraftMachine, type StoredDraft } from '@clinic/core/note'
import { useQueryClient } from '@tanstack/react-query'
import { createActor, fromPromise } from 'xstate'
import { useApp } from '../../platform/app/app-context'
import { useVisitDraft } from './draft/use-visit-draft'
import { type NoteContent, noteQuery, withNote } from './note-query'

export type NoteDraftActor = DraftActor<NoteContent>

/** The draft of the note of a visit. */
export function useNoteDraft(visit: number, stored: StoredDraft): NoteDraftActor | undefined {
  const { api } = useApp()
  const queries = useQueryClient()
  return useVisitDraft({
    form: `visit-note-${visit}`,
    stored,
    open: (save, input) => {
      const saveDraft = fromPromise<DraftReply, StoredDraft>((call) => save(call.input))
      return createActor(noteDraftMachine.provide({ actors: { saveDraft } }), { input })
    },
    async put(body, key) {
      const params = { path: { id: visit }, header: { 'Idempotency-Key': key } }
      const note = await unwrap(api.PUT('/api/visit/{id}/note', { params, body }))
      queries.setQueryData(noteQuery(api, visit).queryKey, (known) => known && withNote(known, note))
      return note
    },
  })
}
