import { unwrap } from '@clinic/api'
import type { TreatmentPlan } from '../../../entities/treatment-plan/treatment-plan-query'
import { useApp } from '../../../platform/app/app-context'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useTexts } from '../../../platform/texts/use-texts'
import { usePlanSaved } from './use-plan-saved'

interface CloseDialogProps {
  plan: TreatmentPlan
  onClose: () => void
}

/** Ends a draft or an accepted plan, with the reason. */
export default function CloseDialog({ plan: { id, version }, onClose }: CloseDialogProps) {
  const { api } = useApp()
  const { close: words, fields } = useTexts()['treatment-plan']
  const ending = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/treatment-plan/{id}/close', { params: { path: { id } }, body: { reason, version } })),
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
