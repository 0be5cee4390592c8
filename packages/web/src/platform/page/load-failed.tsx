import type { UseQueryResult } from '@tanstack/react-query'
import { FailedState } from '../../ui/feedback/failed-state'
import { failureText } from '../record/failure-text'
import { useTexts } from '../texts/use-texts'

/** Explains a failed load: the reason, that nothing is lost, and a button to try again. */
export function LoadFailed({ query }: { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) {
  const texts = useTexts()
  const { error, isFetching, refetch } = query
  if (!error) return null
  return (
    <FailedState
      title={texts.failed.title()}
      message={failureText(texts, error)}
      safe={texts.failed.safe()}
      retry={{ label: texts.tryAgain(), busy: isFetching, onRetry: () => void refetch() }}
    />
  )
}
