import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { charting } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field/text-field'

interface RejectFormProps {
  busy: boolean
  onReject: (reason: string) => void
  onClose: () => void
}

/** Why a draft is rejected, where there is something to say: Enter rejects it, Escape does not. */
export function RejectForm({ busy, onReject, onClose }: RejectFormProps) {
  const texts = useTexts().note.dictation
  const [reason, setReason] = useState('')
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
    if (key === 'Enter' && target instanceof HTMLInputElement && !busy) onReject(reason.trim())
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of what is inside it
    <div ref={root} className={charting().question} onKeyDown={onKeyDown}>
      <TextField
        label={texts.reason()}
        value={reason}
        maxLength={200}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={charting().answers}>
        <Button size="sm" palette="error" busy={busy} onClick={() => onReject(reason.trim())}>
          {texts.reject()}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {texts.cancel()}
        </Button>
      </div>
    </div>
  )
}
