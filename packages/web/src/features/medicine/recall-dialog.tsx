import { unwrap } from '@clinic/api'
import { useBatchName } from '../../entities/medicine/use-batch-name'
import { useApp } from '../../platform/app/app-context'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import type { Batch } from './medicine-query'

/** A batch goes out of use, with the reason. */
export default function RecallDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const { id, version } = batch
  const { api } = useApp()
  const { recallBatch: words, fields } = useTexts().medicine
  const lot = useBatchName().lotOf(batch)
  const recalling = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/medicine/batch/{id}/recall', { params: { path: { id } }, body: { reason, version } })),
    readAgain: ['medicine'],
    done: words.saved({ lot }),
    onClose,
  })
  return (
    <ReasonDialog
      {...recalling}
      title={words.title({ lot })}
      description={words.text()}
      confirm={words.save()}
      reason={{ label: fields.reason(), help: words.help(), required: words.required(), longest: 200 }}
    />
  )
}
