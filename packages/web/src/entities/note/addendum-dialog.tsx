import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApp } from '../../platform/app/app-context'
import { requestOf, type SentRequest } from '../../platform/record/idempotency-key'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import { type Note, noteQuery, withNote } from './note-query'

/** Adds a signed text to a signed note; what is signed stays as it is. */
export default function AddendumDialog({ note, onClose }: { note: Note; onClose: () => void }) {
  const { api } = useApp()
  const { addendum, fields } = useTexts().note
  const queries = useQueryClient()
  const sent = useRef<SentRequest>(null)
  const adding = useConfirmedChange({
    send: (text: string) => {
      sent.current = requestOf({ text }, sent.current)
      const header = { 'Idempotency-Key': sent.current.key }
      return unwrap(api.POST('/api/note/{id}/addendum', { params: { path: { id: note.id }, header }, body: { text } }))
    },
    show: (saved) =>
      queries.setQueryData(noteQuery(api, note.visit_id).queryKey, (known) => known && withNote(known, saved)),
    readAgain: ['note'],
    done: addendum.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...adding}
      variant="solid"
      title={addendum.title()}
      description={addendum.text()}
      confirm={addendum.save()}
      reason={{
        name: 'text',
        label: fields.text(),
        help: addendum.help(),
        required: addendum.required(),
        longest: 4000,
      }}
    />
  )
}
