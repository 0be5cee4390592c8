import { ApiError } from '@clinic/api'
import { Suspense } from 'react'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { failureText } from '../record/failure-text'
import { useTexts } from '../texts/use-texts'
import { refusedFields } from './refused-fields'

const RefusedFields = lazyWithRetry(() => import('./refused-fields-list'))

/** Why a request failed: by the labels of the fields that were refused, or else in one sentence. */
export function Failure({ error }: { error: Error }) {
  const plain = <p>{failureText(useTexts(), error)}</p>
  if (!(error instanceof ApiError) || Object.keys(refusedFields(error)).length === 0) return plain
  return (
    <Suspense fallback={plain}>
      <RefusedFields error={error} />
    </Suspense>
  )
}
