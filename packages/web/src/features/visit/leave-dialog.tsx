import { type Schema, unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'

interface LeaveDialogProps {
  visit: Schema<'VisitCard'>
  onClose: () => void
}

/** A patient goes away before treatment; with the reason. */
export default function LeaveDialog({ visit: { id, version, patient }, onClose }: LeaveDialogProps) {
  const { api } = useApp()
  const { leave } = useTexts().visit
  const name = personName(patient)
  const leaving = useConfirmedChange({
    send: (end_reason: string) =>
      unwrap(api.POST('/api/visit/{id}/leave', { params: { path: { id } }, body: { end_reason, version } })),
    readAgain: ['visit'],
    done: leave.saved({ name }),
    onClose,
  })
  return (
    <ReasonDialog
      {...leaving}
      title={leave.title({ name })}
      description={leave.text()}
      confirm={leave.save()}
      reason={{
        name: 'end_reason',
        label: leave.reason(),
        help: leave.help(),
        required: leave.required(),
        longest: 200,
      }}
    />
  )
}
