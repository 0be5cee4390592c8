import { type Schema, unwrap } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'
import { appointmentQuery } from './calendar-query'

/** Asks, with the consequence in words, before an appointment is closed as missed. */
export default function NoShowDialog({
  appointment,
  onClose,
}: {
  appointment: Schema<'Appointment'>
  onClose: () => void
}) {
  const { api } = useApp()
  const texts = useTexts()
  const { open, noShow } = texts.appointment
  const queries = useQueryClient()
  const { id, version, patient } = appointment
  const name = { name: displayName(patient) }
  const close = useMutation({
    mutationFn: () => unwrap(api.POST('/api/appointment/{id}/miss', { params: { path: { id } }, body: { version } })),
    onSuccess(saved) {
      queries.setQueryData(appointmentQuery(api, id).queryKey, saved)
      void notify('success', open.noShown(name))
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['appointment'] }),
  })
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={noShow.title(name)}
      description={noShow.text()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button variant="danger" busy={close.isPending} onClick={() => close.mutate()}>
            {open.noShow()}
          </Button>
        </>
      }
    >
      {close.error && <FailureBanner error={close.error} />}
    </Dialog>
  )
}
