import type { Schema } from '@clinic/api'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

interface RunImportDialogProps {
  record: Schema<'Import'>
  onRun: () => void
  onClose: () => void
}

/** Asks, with the number in words, before anything is created. */
export default function RunImportDialog({ record, onRun, onClose }: RunImportDialogProps) {
  const { ask, kinds } = useTexts().import
  const { number } = useFormat()
  const { kind, row_count, wrong } = record
  const words = kinds[kind]
  const right = { count: row_count - wrong, many: number(row_count - wrong) }
  return (
    <QuestionDialog
      size="sm"
      title={words.ask(right)}
      description={ask.text()}
      confirm={words.run(right)}
      variant="solid"
      onConfirm={onRun}
      onClose={onClose}
    >
      {wrong > 0 && <p>{ask.refused({ count: wrong, many: number(wrong) })}</p>}
    </QuestionDialog>
  )
}
