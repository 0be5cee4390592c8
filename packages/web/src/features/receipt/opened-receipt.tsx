import { type Api, ApiError, unwrap } from '@clinic/api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
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

/** The paper of a link, or that the link has ended. */
export function OpenedReceipt({ token, language }: OpenedReceiptProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { receipt: words } = texts
  const { data, error, refetch } = useQuery(receiptQuery(api, token))
  if (data) return <WrittenPaper paper={data} language={language} />
  if (!error) return <Spinner label={words.loading()} />
  const isEnded = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <div role="status" className={notice}>
      <h1 className={css({ textStyle: 'heading' })}>{isEnded ? words.ended() : words.failed()}</h1>
      <p className={css({ color: 'muted' })}>{isEnded ? words.endedText() : failureText(texts, error)}</p>
      {!isEnded && <Button onClick={() => void refetch()}>{words.again()}</Button>}
    </div>
  )
}

/** Each reading is counted and few are allowed: it is read once, and again when the reader asks. */
const receiptQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['receipt', token],
    queryFn: ({ signal }) => unwrap(api.POST('/api/receipt-link/show', { body: { token }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })

const notice = css({ display: 'grid', justifyItems: 'center', gap: '4', paddingBlock: '12', textAlign: 'center' })
