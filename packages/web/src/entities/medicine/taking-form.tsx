import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { hasNoReply } from '../../platform/record/failure-text'
import { focusFirstWrong } from '../../platform/record/field-errors'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'

interface TakingFormProps {
  words: { title: string; help: string; save: string; nothing: string; retry: string }
  /** Whether a quantity cannot be taken, and whether none is. */
  isWrong: boolean
  isEmpty: boolean
  busy: boolean
  error: Error | null
  onSend: () => void
  /** Rows. */
  children: ReactNode
}

/** What is taken from the stock now, by material; Enter takes it. */
export function TakingForm({ words, isWrong, isEmpty, busy, error, onSend, children }: TakingFormProps) {
  const { failed } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [wasSent, setSent] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    flushSync(() => setSent(true))
    if (isWrong) focusFirstWrong(form.current)
    else if (!isEmpty) onSend()
  }

  return (
    <Card title={words.title}>
      <form ref={form} noValidate autoComplete="off" onSubmit={submit} className={css({ display: 'grid', gap: '4' })}>
        <p className={css({ textStyle: 'small', color: 'muted' })}>{words.help}</p>
        <ol className={css({ display: 'grid', gap: '4' })}>{children}</ol>
        {wasSent && isEmpty && (
          <p role="alert" className={css({ color: 'error.text' })}>
            {words.nothing}
          </p>
        )}
        {error && <FailureBanner error={error}>{hasNoReply(error) ? words.retry : failed.safe()}</FailureBanner>}
        <div>
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
