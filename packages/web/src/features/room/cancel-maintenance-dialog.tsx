import { type Schema, unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

interface CancelMaintenanceDialogProps {
  window: Schema<'RoomMaintenance'>
  onClose: () => void
}

/** Asks, with the consequence in words, before a room is free again. */
export default function CancelMaintenanceDialog({ window, onClose }: CancelMaintenanceDialogProps) {
  const { api } = useApp()
  const { maintenance } = useTexts().room
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const { id, version, state, starts_at } = window
  const words = state === 'running' ? maintenance.ending : maintenance.cancelling
  const cancelling = useConfirmedChange({
    send: () => unwrap(api.POST('/api/room/maintenance/{id}/cancel', { params: { path: { id } }, body: { version } })),
    readAgain: ['room'],
    done: words.done(),
    onClose,
  })
  return (
    <QuestionDialog
      {...cancelling}
      title={words.title()}
      description={words.text({ from: dateTime(starts_at) })}
      confirm={words.confirm()}
      keep={maintenance.keep()}
    />
  )
}
