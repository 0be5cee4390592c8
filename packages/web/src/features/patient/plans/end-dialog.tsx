import { unwrap } from '@clinic/api'
import type { TreatmentPlan } from '../../../entities/treatment-plan/treatment-plan-query'
import { useApp } from '../../../platform/app/app-context'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useTexts } from '../../../platform/texts/use-texts'
import { usePlanSaved } from './use-plan-saved'

interface EndDialogProps {
  plan: TreatmentPlan
  /** The patient does not want it, or it is not carried on. */
  step: 'decline' | 'close'
  onClose: () => void
}

/** A plan ends without being carried out, with the reason. */
export default function EndDialog({ plan: { id, version }, step, onClose }: EndDialogProps) {
  const { api } = useApp()
  const { [step]: words, fields } = useTexts()['treatment-plan']
  const ending = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST(`/api/treatment-plan/{id}/${step}`, { params: { path: { id } }, body: { reason, version } })),
    show: usePlanSaved(),
    readAgain: ['treatment-plan'],
    done: words.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...ending}
      title={words.title()}
      description={words.text()}
      confirm={words.save()}
      reason={{ label: fields.reason(), help: words.help(), required: words.required(), longest: 200 }}
    />
  )
}
