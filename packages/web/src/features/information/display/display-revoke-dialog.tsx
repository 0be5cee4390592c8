import { type Schema, unwrap } from '@clinic/api'
import { useApp } from '../../../platform/app/app-context'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useTexts } from '../../../platform/texts/use-texts'

interface DisplayRevokeDialogProps {
  display: Schema<'Display'>
  onClose: () => void
}

/** Asks before the link of a display ends. */
export default function DisplayRevokeDialog({ display: { id, name }, onClose }: DisplayRevokeDialogProps) {
  const { api } = useApp()
  const { revocation: texts } = useTexts().display
  const revoking = useConfirmedChange({
    send: () => unwrap(api.POST('/api/display/{id}/revoke', { params: { path: { id } } })),
    readAgain: ['display'],
    done: texts.done({ name }),
    onClose,
  })
  return (
    <QuestionDialog
      {...revoking}
      title={texts.title({ name })}
      description={texts.text()}
      confirm={texts.confirm()}
      onConfirm={() => revoking.onConfirm()}
    />
  )
}
