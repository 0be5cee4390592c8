import { unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'
import { type Pictured, photoPath } from './photo-query'

/** Asks before a picture goes: it is kept nowhere else. */
export default function RemovePhotoDialog({ person, onClose }: { person: Pictured; onClose: () => void }) {
  const { api } = useApp()
  const texts = useTexts()
  const { photo: words } = texts
  const { kind, id, name } = person
  const queries = useQueryClient()
  const removing = useMutation({
    mutationFn: () => unwrap(api.DELETE(photoPath(kind), { params: { path: { id } } })),
    onSuccess() {
      void notify('success', words.removed())
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [kind] }),
  })
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onClose={onClose}
      title={words.ask.title()}
      description={words.ask.text({ name })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button variant="danger" busy={removing.isPending} onClick={() => removing.mutate()}>
            {words.remove()}
          </Button>
        </>
      }
    >
      {removing.error && <FailureBanner error={removing.error} />}
    </Dialog>
  )
}
