import { unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import type { StockCount } from './stock-count-query'

/** A count is not called off without a reason. */
export default function CancelDialog({ count: { id, version }, onClose }: { count: StockCount; onClose: () => void }) {
  const { api } = useApp()
  const { cancel, fields } = useTexts()['stock-count']
  const change = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/stock-count/{id}/cancel', { params: { path: { id } }, body: { reason, version } })),
    readAgain: ['stock-count'],
    done: cancel.done(),
    onClose,
  })
  return (
    <ReasonDialog
      {...change}
      title={cancel.title()}
      description={cancel.text()}
      confirm={cancel.confirm()}
      reason={{ label: fields.reason(), help: cancel.help(), required: cancel.required(), longest: 200 }}
    />
  )
}
