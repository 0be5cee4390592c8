import { type Schema, unwrap } from '@clinic/api'
import { useApp } from '../../../../platform/app/app-context'
import { QuestionDialog } from '../../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../../platform/record/use-confirmed-change'
import { useTexts } from '../../../../platform/texts/use-texts'

interface RevokeLinkDialogProps {
  link: Schema<'ReceiptLink'>
  number: string
  onRevoked: () => void
  onClose: () => void
}

/** Asks before the link of a paper ends. */
export default function RevokeLinkDialog({ link: { id }, number, onRevoked, onClose }: RevokeLinkDialogProps) {
  const { api } = useApp()
  const { revocation, revoke } = useTexts()['receipt-link']
  const revoking = useConfirmedChange({
    send: () => unwrap(api.POST('/api/receipt-link/{id}/revoke', { params: { path: { id } } })),
    readAgain: ['receipt-link'],
    show: onRevoked,
    done: revocation.done(),
    onClose,
  })
  return (
    <QuestionDialog
      {...revoking}
      title={revocation.title({ number })}
      description={revocation.text()}
      confirm={revoke()}
      onConfirm={() => revoking.onConfirm()}
    />
  )
}
