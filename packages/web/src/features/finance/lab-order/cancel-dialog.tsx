import { unwrap } from '@clinic/api'
import type { LabOrder } from '../../../entities/lab-order/lab-order-query'
import { useApp } from '../../../platform/app/app-context'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useTexts } from '../../../platform/texts/use-texts'
import { useLabOrderSaved } from './use-lab-order-saved'

interface CancelDialogProps {
  order: LabOrder
  onClose: () => void
}

/** Ends an order that was not received, with the reason. */
export default function CancelDialog({ order: { id, version }, onClose }: CancelDialogProps) {
  const { api } = useApp()
  const { cancel, fields } = useTexts()['lab-order']
  const ending = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/lab-order/{id}/cancel', { params: { path: { id } }, body: { reason, version } })),
    show: useLabOrderSaved(),
    readAgain: ['lab-order'],
    done: cancel.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...ending}
      title={cancel.title()}
      description={cancel.text()}
      confirm={cancel.save()}
      reason={{ label: fields.reason(), help: cancel.help(), required: cancel.required(), longest: 200 }}
    />
  )
}
