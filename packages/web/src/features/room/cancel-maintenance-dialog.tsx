import { type Schema, unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'

interface CancelMaintenanceDialogProps {
  window: Schema<'RoomMaintenance'>
  onClose: () => void
}

/** Asks, with the consequence in words, before a room is free again. */
export default function CancelMaintenanceDialog({ window, onClose }: CancelMaintenanceDialogProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { maintenance } = texts.room
  const queries = useQueryClient()
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const { id, version, state, starts_at } = window
  const words = state === 'running' ? maintenance.ending : maintenance.cancelling

  const cancel = useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/room/maintenance/{id}/cancel', { params: { path: { id } }, body: { version } })),
    onSuccess: () => {
      void notify('success', words.done())
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['room'] }),
  })

  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={words.title()}
      description={words.text({ from: dateTime(starts_at) })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {maintenance.keep()}
          </Button>
          <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {words.confirm()}
          </Button>
        </>
      }
    >
      {cancel.error && <FailureBanner error={cancel.error} />}
    </Dialog>
  )
}
