import { type Schema, unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../platform/app/app-context'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { isolated, personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { visitQuery } from '../../visit/board-query'
import type { SomeDraftActor } from '../draft/use-visit-draft'
import type { NoteDraftActor } from '../use-note-draft'
import { WrittenNote } from '../written-note'
import { storedVersion } from './stored-version'

interface SignDialogProps {
  visit: Schema<'Visit'>
  draft: NoteDraftActor
  /** What is written beside it, which ends with the visit too. */
  beside: readonly SomeDraftActor[]
  onClose: () => void
}

/** Shows once more what is signed and by whom; then the visit is finished. */
export default function SignDialog({ visit, draft, beside, onClose }: SignDialogProps) {
  const { api } = useApp()
  const { sign } = useTexts().note
  const queries = useQueryClient()
  const { id, version, patient, doctor_name } = visit
  const name = personName(patient)
  const signing = useConfirmedChange({
    send: async () => {
      for (const each of beside) await storedVersion(each)
      const note_version = await storedVersion(draft)
      return unwrap(api.POST('/api/visit/{id}/finish', { params: { path: { id } }, body: { note_version, version } }))
    },
    show(saved) {
      queries.setQueryData(visitQuery(api, id).queryKey, saved)
      void queries.invalidateQueries({ queryKey: ['note', id] })
      void queries.invalidateQueries({ queryKey: ['prescription', id] })
      void queries.invalidateQueries({ queryKey: ['odontogram', patient.id] })
      void queries.invalidateQueries({ queryKey: ['periodontal-chart', patient.id] })
    },
    readAgain: ['visit'],
    done: sign.saved({ name }),
    onClose,
  })
  return (
    <QuestionDialog
      {...signing}
      size="lg"
      role="dialog"
      variant="solid"
      title={sign.title({ name })}
      description={sign.text({ doctor: isolated(doctor_name ?? '') })}
      confirm={sign.save()}
    >
      <WrittenNote content={draft.getSnapshot().context.content} />
    </QuestionDialog>
  )
}
