import { type Schema, unwrap } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'
import { visitQuery } from './calendar-query'

/** Asks, with the consequence in words, before an appointment is closed as missed. */
export default function NoShowDialog({ visit, onClose }: { visit: Schema<'Visit'>; onClose: () => void }) {
  const { api } = useApp()
  const texts = useTexts()
  const { open, noShow } = texts.visit
  const queries = useQueryClient()
  const { id, version, patient } = visit
  const name = { name: displayName(patient) }
  const close = useMutation({
    mutationFn: () => unwrap(api.POST('/api/visit/{id}/no-show', { params: { path: { id } }, body: { version } })),
    onSuccess(saved) {
      queries.setQueryData(visitQuery(api, id).queryKey, saved)
      void notify('success', open.noShown(name))
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['visit'] }),
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
