import { unwrap } from '@clinic/api'
import type { LabOrder } from '../../../entities/lab-order/lab-order-query'
import { useApp } from '../../../platform/app/app-context'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useTexts } from '../../../platform/texts/use-texts'
import { useLabOrderSaved } from './use-lab-order-saved'

interface StepDialogProps {
  order: LabOrder
  step: 'send' | 'fit'
  onClose: () => void
}

/** The laboratory has the order, or the patient has the work. */
export default function StepDialog({ order: { id, version }, step, onClose }: StepDialogProps) {
  const { api } = useApp()
  const words = useTexts()['lab-order'][step]
  const moving = useConfirmedChange({
    send: () => {
      const sent = { params: { path: { id } }, body: { version } }
      return step === 'send'
        ? unwrap(api.POST('/api/lab-order/{id}/send', sent))
        : unwrap(api.POST('/api/lab-order/{id}/fit', sent))
    },
    show: useLabOrderSaved(),
    readAgain: ['lab-order'],
    done: words.saved(),
    onClose,
  })
  return (
    <QuestionDialog
      {...moving}
      variant="solid"
      focus="confirm"
      title={words.title()}
      description={words.text()}
      confirm={words.save()}
      onConfirm={() => moving.onConfirm()}
    />
  )
}
