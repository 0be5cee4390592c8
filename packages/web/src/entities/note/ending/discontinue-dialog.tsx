import { type Schema, unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../platform/app/app-context'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { visitQuery } from '../../visit/board-query'
import type { SomeDraftActor } from '../draft/use-visit-draft'
import type { NoteDraftActor } from '../use-note-draft'
import { storedVersion } from './stored-version'

interface DiscontinueDialogProps {
  visit: Schema<'Visit'>
  draft: NoteDraftActor
  /** What is written beside it, which ends with the visit too. */
  beside: readonly SomeDraftActor[]
  onClose: () => void
}

/** The treatment ends before it is complete; with the reason. What is written is signed as it is. */
export default function DiscontinueDialog({ visit, draft, beside, onClose }: DiscontinueDialogProps) {
  const { api } = useApp()
  const { discontinue } = useTexts().note
  const queries = useQueryClient()
  const { id, version, patient } = visit
  const name = personName(patient)
  const ending = useConfirmedChange({
    send: async (reason: string) => {
      for (const each of beside) await storedVersion(each)
      const body = { note_version: await storedVersion(draft), version, reason }
      return unwrap(api.POST('/api/visit/{id}/discontinue', { params: { path: { id } }, body }))
    },
    show(saved) {
      queries.setQueryData(visitQuery(api, id).queryKey, saved)
      void queries.invalidateQueries({ queryKey: ['note', id] })
      void queries.invalidateQueries({ queryKey: ['prescription', id] })
      void queries.invalidateQueries({ queryKey: ['odontogram', patient.id] })
      void queries.invalidateQueries({ queryKey: ['periodontal-chart', patient.id] })
    },
    readAgain: ['visit'],
    done: discontinue.saved({ name }),
    onClose,
  })
  return (
    <ReasonDialog
      {...ending}
      title={discontinue.title({ name })}
      description={discontinue.text()}
      confirm={discontinue.save()}
      reason={{
        label: discontinue.reason(),
        help: discontinue.help(),
        required: discontinue.required(),
        longest: 200,
      }}
    />
  )
}
