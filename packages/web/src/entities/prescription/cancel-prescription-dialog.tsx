import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import { type Prescription, prescriptionQuery, withPrescription } from './prescription-query'

interface CancelPrescriptionDialogProps {
  prescription: Prescription
  onClose: () => void
}

/** A signed prescription holds no longer, with the reason; it stays on record. */
export default function CancelPrescriptionDialog({ prescription, onClose }: CancelPrescriptionDialogProps) {
  const { api } = useApp()
  const { cancel, fields } = useTexts().prescription
  const queries = useQueryClient()
  const { id, visit_id, version } = prescription
  const cancelling = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/prescription/{id}/cancel', { params: { path: { id } }, body: { reason, version } })),
    show: (saved) =>
      queries.setQueryData(
        prescriptionQuery(api, visit_id).queryKey,
        (known) => known && withPrescription(known, saved),
      ),
    readAgain: ['prescription'],
    done: cancel.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...cancelling}
      title={cancel.title()}
      description={cancel.text()}
      confirm={cancel.save()}
      reason={{ label: fields.reason(), help: cancel.help(), required: cancel.required(), longest: 200 }}
    />
  )
}
