import { unwrap } from '@clinic/api'
import { useLocation } from 'wouter'
import type { TreatmentPlan } from '../../../entities/treatment-plan/treatment-plan-query'
import { useApp } from '../../../platform/app/app-context'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useTexts } from '../../../platform/texts/use-texts'
import { usePlanAddress } from './use-plan-address'
import { usePlanSaved } from './use-plan-saved'

interface ReviseDialogProps {
  plan: TreatmentPlan
  onClose: () => void
}

/** Replaces a plan by a new draft, which is opened to be edited. */
export default function ReviseDialog({ plan: { id, patient, version }, onClose }: ReviseDialogProps) {
  const { api } = useApp()
  const { revise: words } = useTexts()['treatment-plan']
  const [, navigate] = useLocation()
  const address = usePlanAddress(patient.id)
  const show = usePlanSaved()
  const revising = useConfirmedChange({
    send: () => unwrap(api.POST('/api/treatment-plan/{id}/revise', { params: { path: { id } }, body: { version } })),
    show: (draft: TreatmentPlan) => {
      show(draft)
      navigate(`${address}/${draft.id}/edit`)
    },
    readAgain: ['treatment-plan'],
    done: words.saved(),
    onClose,
  })
  return (
    <QuestionDialog
      {...revising}
      variant="solid"
      focus="confirm"
      title={words.title()}
      description={words.text()}
      confirm={words.save()}
      onConfirm={() => revising.onConfirm()}
    />
  )
}
