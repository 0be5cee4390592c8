import { QuestionDialog } from '../../platform/record/question-dialog'
import { useTexts } from '../../platform/texts/use-texts'

interface DeactivateDialogProps {
  name: string
  onConfirm: () => void
  onClose: () => void
}

/** Explains the effects on patients when a clinic is made inactive. */
export default function DeactivateDialog({ name, ...answers }: DeactivateDialogProps) {
  const { deactivate } = useTexts().information
  return (
    <QuestionDialog
      {...answers}
      title={deactivate.title({ name })}
      description={deactivate.text()}
      confirm={deactivate.confirm()}
    />
  )
}
