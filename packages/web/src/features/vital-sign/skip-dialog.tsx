import { unwrap } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { useApp } from '../../platform/app/app-context'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import type { Sheet } from './sheet-query'

interface SkipDialogProps {
  sheet: Sheet
  onChanged: (sheet: Sheet) => void
  onClose: () => void
}

/** A patient is treated without being measured; with the reason. */
export default function SkipDialog({ sheet: { id, version, patient }, onChanged, onClose }: SkipDialogProps) {
  const { api } = useApp()
  const { skip } = useTexts()['vital-sign']
  const name = displayName(patient)
  const skipping = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/visit/{id}/vital-sign/skip', { params: { path: { id } }, body: { reason, version } })),
    readAgain: ['vital-sign'],
    show: onChanged,
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
