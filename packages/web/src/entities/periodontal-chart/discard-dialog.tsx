import { type Schema, unwrap } from '@clinic/api'
import type { PeriodontalChartDraftActor } from '@clinic/core/periodontal-chart'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApp } from '../../platform/app/app-context'
import { newIdempotencyKey } from '../../platform/record/idempotency-key'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import { storedVersion } from '../note/ending/stored-version'
import { periodontalChartsQuery } from './periodontal-chart-query'
import { periodontalForm } from './use-periodontal-draft'

interface DiscardDialogProps {
  visit: Pick<Schema<'Visit'>, 'id' | 'patient'>
  draft: PeriodontalChartDraftActor
  onClose: () => void
  onDiscarded: () => void
}

/** Asks before the chart of a visit is thrown away. It is stored first: what was typed last is in the audit too. */
export default function DiscardDialog({ visit, draft, onClose, onDiscarded }: DiscardDialogProps) {
  const { api, drafts } = useApp()
  const { entry } = useTexts()['periodontal-chart']
  const queries = useQueryClient()
  const key = useRef(newIdempotencyKey())
  const { id, patient } = visit
  const discarding = useConfirmedChange({
    send: async () => {
      const version = await storedVersion(draft)
      const params = { path: { id }, header: { 'Idempotency-Key': key.current } }
      const discarded = await unwrap(
        api.POST('/api/visit/{id}/periodontal-chart/discard', { params, body: { version } }),
      )
      await drafts.discard(periodontalForm(id)).catch(() => {}) // without IndexedDB it lived as long as the page
      return discarded
    },
    show: (discarded) =>
      queries.setQueryData(periodontalChartsQuery(api, patient.id).queryKey, (known) =>
        known?.filter((each) => each.id !== discarded.id),
      ),
    readAgain: ['periodontal-chart', patient.id],
    done: entry.discarded(),
    onClose,
    onDone: () => {
      onClose()
      onDiscarded()
    },
  })
  return (
    <QuestionDialog
      {...discarding}
      title={entry.discardTitle()}
      description={entry.discardText()}
      confirm={entry.discard()}
    />
  )
}
