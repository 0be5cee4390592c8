import { type Schema, unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'

interface RequeueDialogProps {
  visit: Schema<'VisitCard'>
  /** The patient waits again. */
  onKeep: () => void
  onClose: () => void
}

/** After the third call in vain: has the patient left? */
export default function RequeueDialog({ visit, onKeep, onClose }: RequeueDialogProps) {
  const { api } = useApp()
  const { requeue, leave } = useTexts().visit
  const { id, version, patient, call_attempts: count } = visit
  const name = personName(patient)
  const leaving = useConfirmedChange({
    send: () =>
      unwrap(
        api.POST('/api/visit/{id}/leave', {
          params: { path: { id } },
          body: { end_reason: requeue.noAnswer({ count }), version },
        }),
      ),
    readAgain: ['visit'],
    done: leave.saved({ name }),
    onClose,
  })
  return (
    <Dialog
      open
      role="alertdialog"
      title={requeue.title({ name })}
      description={requeue.text({ count })}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" busy={leaving.busy} onClick={() => leaving.onConfirm()}>
            {requeue.left()}
          </Button>
          <Button onClick={onKeep}>{requeue.keep()}</Button>
        </>
      }
    >
      {leaving.failure && <FailureBanner error={leaving.failure} />}
    </Dialog>
  )
}
