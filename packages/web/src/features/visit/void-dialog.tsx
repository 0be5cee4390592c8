import { type Schema, unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'

interface VoidDialogProps {
  visit: Schema<'VisitCard'>
  onClose: () => void
}

/** A visit that never was leaves the board; with the reason. */
export default function VoidDialog({ visit: { id, version, patient }, onClose }: VoidDialogProps) {
  const { api } = useApp()
  const words = useTexts().visit
  const name = personName(patient)
  const voiding = useConfirmedChange({
    send: (end_reason: string) =>
      unwrap(api.POST('/api/visit/{id}/void', { params: { path: { id } }, body: { end_reason, version } })),
    readAgain: ['visit'],
    done: words.void.saved({ name }),
    onClose,
  })
  const { label, required } = { label: words.leave.reason(), required: words.leave.required() }
  return (
    <ReasonDialog
      {...voiding}
      title={words.void.title({ name })}
      description={words.void.text()}
      confirm={words.void.save()}
      reason={{ name: 'end_reason', label, help: words.void.help(), required, longest: 200 }}
    />
  )
}
