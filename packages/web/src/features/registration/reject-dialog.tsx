import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { fieldErrors } from '../../platform/record/field-errors'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/field/text-area'
import { Dialog } from '../../ui/overlay/dialog'

interface RejectDialogProps {
  name: string
  busy: boolean
  failure: Error | null
  onReject: (reason: string) => void
  onClose: () => void
}

/** Nothing is rejected without a reason. */
export default function RejectDialog({ name, busy, failure, onReject, onClose }: RejectDialogProps) {
  const texts = useTexts()
  const words = texts.registration.rejection
  const form = useId()
  const [reason, setReason] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const isMissing = reason.trim() === ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title({ name })}
      description={words.text()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            {words.reject()}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={css({ display: 'grid', gap: '4' })}
        onSubmit={(event) => {
          event.preventDefault()
          setWasSent(true)
          if (!isMissing) onReject(reason.trim())
        }}
      >
        {failure && <FailureBanner error={failure} />}
        <TextArea
          name="reason"
          label={words.reason()}
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          help={words.reasonHelp()}
          error={wasSent && isMissing ? words.reasonRequired() : fieldErrors(failure).reason}
        />
      </form>
    </Dialog>
  )
}
