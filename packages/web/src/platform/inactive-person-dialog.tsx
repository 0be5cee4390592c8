import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useTexts } from './use-texts'

interface InactivePersonDialogProps {
  name: string
  /** With which they sign in. */
  email: string
  onConfirm: () => void
  onClose: () => void
}

/** Says what it means for their login that somebody is made inactive. */
export default function InactivePersonDialog({ name, email, onConfirm, onClose }: InactivePersonDialogProps) {
  const texts = useTexts()
  const { inactivePerson: words } = texts['login-account']
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.title({ name })}
      description={words.text({ email })}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {words.confirm()}
          </Button>
        </>
      }
    />
  )
}
