import { ApiError, unwrap } from '@clinic/api'
import { useCallback } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { useReply } from '../../platform/app/use-reply'
import { failureText } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Spinner } from '../../ui/feedback/spinner'
import type { ReceiptLanguage } from './use-receipt-language'
import { WrittenPaper } from './written-paper'

interface OpenedReceiptProps {
  token: string
  language: ReceiptLanguage
}

/** The paper of a link, or that the link has ended. Each reading is counted and few are allowed: it is read again only when the reader asks. */
export function OpenedReceipt({ token, language }: OpenedReceiptProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { receipt: words } = texts
  const read = useCallback(
    (signal: AbortSignal) => unwrap(api.POST('/api/receipt-link/show', { body: { token }, signal })),
    [api, token],
  )
  const { reply: paper, failure, isAsking, again } = useReply(read)
  const error = isAsking ? undefined : failure
  if (paper) return <WrittenPaper paper={paper} language={language} />
  if (!error) return <Spinner label={words.loading()} />
  const isEnded = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <div role="status" className={notice}>
      <h1 className={css({ textStyle: 'heading' })}>{isEnded ? words.ended() : words.failed()}</h1>
      <p className={css({ color: 'muted' })}>{isEnded ? words.endedText() : failureText(texts, error)}</p>
      {!isEnded && <Button onClick={again}>{words.again()}</Button>}
    </div>
  )
}

const notice = css({ display: 'grid', justifyItems: 'center', gap: '4', paddingBlock: '12', textAlign: 'center' })
