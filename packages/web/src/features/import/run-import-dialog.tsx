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
  const { kind, row_count, invalid_count } = record
  const words = kinds[kind]
  const valid = { count: row_count - invalid_count, many: number(row_count - invalid_count) }
  return (
    <QuestionDialog
      size="sm"
      title={words.ask(valid)}
      description={ask.text()}
      confirm={words.run(valid)}
      variant="solid"
      onConfirm={onRun}
      onClose={onClose}
    >
      {invalid_count > 0 && <p>{ask.refused({ count: invalid_count, many: number(invalid_count) })}</p>}
    </QuestionDialog>
  )
}
