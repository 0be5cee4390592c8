import { unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import type { PurchaseOrder } from './purchase-order-query'

interface CancelDialogProps {
  order: PurchaseOrder
  onClose: () => void
}

/** An order, or what of it is still to come, is not called off without a reason. */
export default function CancelDialog({ order: { id, version }, onClose }: CancelDialogProps) {
  const { api } = useApp()
  const { cancel, fields } = useTexts()['purchase-order']
  const change = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/purchase-order/{id}/cancel', { params: { path: { id } }, body: { reason, version } })),
    readAgain: ['purchase-order'],
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
