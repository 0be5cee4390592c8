import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { LoadFailed } from '../../../platform/page/load-failed'
import { failureText } from '../../../platform/record/failure-text'
import { useTexts } from '../../../platform/texts/use-texts'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'

interface OwnWeekDaysProps {
  queries: readonly Pick<UseQueryResult, 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>[]
  /** the days of the week; falsy until they can be drawn */
  children: ReactNode
}

/** The days of the own week, or why they are not there; a failure beside them is a warning above. */
export function OwnWeekDays({ queries, children }: OwnWeekDaysProps) {
  const texts = useTexts()
  const failed = queries.find(({ error }) => error)
  // days of the week before are not shown under the name of this one
  const isReady = children && queries.every(({ isPlaceholderData }) => !isPlaceholderData)
  if (isReady)
    return (
      <>
        {failed?.error && <Banner tone="warning">{failureText(texts, failed.error)}</Banner>}
        <ol className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })}>{children}</ol>
      </>
    )
  if (failed) return <LoadFailed query={failed} />
  return (
    <div className={css({ padding: '4' })}>
      <Skeleton lines={7} />
    </div>
  )
}
