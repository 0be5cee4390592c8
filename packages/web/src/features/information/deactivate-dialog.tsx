import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'

interface DeactivateDialogProps {
  name: string
  onConfirm: () => void
  onClose: () => void
}

/** Says what it means for patients that a clinic is inactive. */
export default function DeactivateDialog({ name, onConfirm, onClose }: DeactivateDialogProps) {
  const texts = useTexts()
  const { deactivate } = texts.information
  return (
    <Dialog
      open
      role="alertdialog"
      title={deactivate.title({ name })}
      description={deactivate.text()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {deactivate.confirm()}
          </Button>
        </>
      }
    />
  )
}
