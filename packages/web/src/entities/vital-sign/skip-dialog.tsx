import { type Schema, unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'

interface SkipDialogProps {
  visit: Pick<Schema<'Visit'>, 'id' | 'version' | 'patient'>
  onSkipped?: (sheet: Schema<'VitalSignSheet'>) => void
  onClose: () => void
}

/** A patient is treated without being measured; with the reason. */
export default function SkipDialog({ visit: { id, version, patient }, onSkipped, onClose }: SkipDialogProps) {
  const { api } = useApp()
  const { skip } = useTexts()['vital-sign']
  const name = personName(patient)
  const skipping = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/visit/{id}/vital-sign/skip', { params: { path: { id } }, body: { reason, version } })),
    readAgain: ['vital-sign'],
    show: onSkipped,
    done: skip.saved({ name }),
    onClose,
  })
  return (
    <ReasonDialog
      {...skipping}
      title={skip.title({ name })}
      description={skip.text()}
      confirm={skip.save()}
      reason={{ label: skip.reason(), help: skip.help(), required: skip.required(), longest: 200 }}
    />
  )
}
