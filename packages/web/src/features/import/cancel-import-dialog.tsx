import { type Schema, unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { importQuery } from './import-query'

interface CancelImportDialogProps {
  record: Schema<'Import'>
  onClose: () => void
}

/** Asks before an import ends, and lists the rows that stay. */
export default function CancelImportDialog({ record, onClose }: CancelImportDialogProps) {
  const { api } = useApp()
  const { cancel: words } = useTexts().import
  const { number } = useFormat()
  const queries = useQueryClient()
  const { id, created_count } = record
  const cancelling = useConfirmedChange({
    send: () => unwrap(api.DELETE('/api/import/{id}', { params: { path: { id } } })),
    readAgain: ['import'],
    show: (cancelled) => queries.setQueryData(importQuery(api, id).queryKey, cancelled),
    done: words.done(),
    onClose,
  })
  return (
    <QuestionDialog
      {...cancelling}
      size="sm"
      title={words.title()}
      description={
        created_count > 0 ? words.some({ count: created_count, many: number(created_count) }) : words.nothing()
      }
      confirm={words.open()}
      keep={words.keep()}
    />
  )
}
