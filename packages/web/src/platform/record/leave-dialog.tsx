import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'
import { useNamespace } from '../texts/use-namespace'
import { useTexts } from '../texts/use-texts'

interface LeaveDialogProps {
  onLeave: () => void
  onStay: () => void
}

export default function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  useNamespace('master')
  const texts = useTexts().master.leave
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onStay}
      title={texts.title()}
      description={texts.text()}
      footer={
        <>
          <Button variant="outline" onClick={onLeave}>
            {texts.leave()}
          </Button>
          <Button onClick={onStay}>{texts.stay()}</Button>
        </>
      }
    />
  )
}
