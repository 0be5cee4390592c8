import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useTexts } from '../../../platform/texts/use-texts'

interface RejectDialogProps {
  name: string
  busy: boolean
  failure: Error | null
  onReject: (reason: string) => void
  onClose: () => void
}

/** Asks for a reason, without which nothing is rejected. */
export default function RejectDialog({ name, onReject, ...question }: RejectDialogProps) {
  const { rejection: words } = useTexts().registration
  return (
    <ReasonDialog
      {...question}
      title={words.title({ name })}
      description={words.text()}
      confirm={words.reject()}
      reason={{ label: words.reason(), help: words.reasonHelp(), required: words.reasonRequired() }}
      onConfirm={onReject}
    />
  )
}
