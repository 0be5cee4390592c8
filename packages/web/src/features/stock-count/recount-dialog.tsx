import { unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import type { StockCount } from './stock-count-query'

interface RecountDialogProps {
  count: StockCount
  batch_ids: number[]
  onClose: () => void
}

/** Sends batches back to the shelves, with the reason. */
export default function RecountDialog({ count: { id, version }, batch_ids, onClose }: RecountDialogProps) {
  const { api } = useApp()
  const { recount, fields } = useTexts()['stock-count']
  const change = useConfirmedChange({
    send: (reason: string) =>
      unwrap(
        api.POST('/api/stock-count/{id}/recount', { params: { path: { id } }, body: { batch_ids, reason, version } }),
      ),
    readAgain: ['stock-count'],
    done: recount.done(),
    onClose,
  })
  return (
    <ReasonDialog
      {...change}
      variant="solid"
      title={recount.title()}
      description={recount.text()}
      confirm={recount.confirm()}
      reason={{ label: fields.reason(), help: recount.help(), required: recount.required(), longest: 200 }}
    />
  )
}
