import { type Schema, unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'
import { importQuery } from './import-query'

interface CancelImportDialogProps {
  record: Schema<'Import'>
  onClose: () => void
}

/** Asks before an import ends, and says what stays of it. */
export default function CancelImportDialog({ record, onClose }: CancelImportDialogProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { cancel: words } = texts.import
  const { number } = useFormat()
  const queries = useQueryClient()
  const { id, created } = record
  const cancelling = useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/import/{id}', { params: { path: { id } } })),
    onSuccess(cancelled) {
      queries.setQueryData(importQuery(api, id).queryKey, cancelled)
      void notify('success', words.done())
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['import'] }),
  })
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onClose={onClose}
      title={words.title()}
      description={created > 0 ? words.some({ count: created, many: number(created) }) : words.nothing()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.keep()}
          </Button>
          <Button variant="danger" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
            {words.open()}
          </Button>
        </>
      }
    >
      {cancelling.error && <FailureBanner error={cancelling.error} />}
    </Dialog>
  )
}
