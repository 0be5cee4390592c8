import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { type CashShift, cashShiftQuery } from '../../../entities/cash-shift/cash-shift-query'
import { useApp } from '../../../platform/app/app-context'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useTexts } from '../../../platform/texts/use-texts'

interface ResumeDialogProps {
  shift: CashShift
  onClose: () => void
}

/** Goes on with a counted shift, with the reason. */
export default function ResumeDialog({ shift: { id, version }, onClose }: ResumeDialogProps) {
  const { api } = useApp()
  const { resume, fields } = useTexts()['cash-shift']
  const queries = useQueryClient()
  const resuming = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/cash-shift/{id}/resume', { params: { path: { id } }, body: { reason, version } })),
    show: (shift) => queries.setQueryData(cashShiftQuery(api, id).queryKey, shift),
    readAgain: ['cash-shift'],
    done: resume.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...resuming}
      variant="solid"
      title={resume.title()}
      description={resume.text()}
      confirm={resume.save()}
      reason={{ label: fields.reason(), help: resume.help(), required: resume.required(), longest: 200 }}
    />
  )
}
