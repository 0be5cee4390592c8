import type { Schema } from '@clinic/api'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'

interface RunImportDialogProps {
  record: Schema<'Import'>
  onRun: () => void
  onClose: () => void
}

/** Asks, with the number in words, before anything is created. */
export default function RunImportDialog({ record, onRun, onClose }: RunImportDialogProps) {
  const texts = useTexts()
  const { ask, kinds } = texts.import
  const { number } = useFormat()
  const { kind, row_count, wrong } = record
  const words = kinds[kind]
  const right = { count: row_count - wrong, many: number(row_count - wrong) }
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onClose={onClose}
      title={words.ask(right)}
      description={ask.text()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button onClick={onRun}>{words.run(right)}</Button>
        </>
      }
    >
      {wrong > 0 && <p>{ask.refused({ count: wrong, many: number(wrong) })}</p>}
    </Dialog>
  )
}
