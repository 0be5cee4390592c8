import type { Schema } from '@clinic/api'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { ActivitySentence } from './activity-sentence'

const ActivityDetails = lazyWithRetry(() => import('./activity-details'))

/** One sentence, opened for its details. */
export function ActivityEntry({ activity }: { activity: Schema<'Activity'> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summary}>
        <ActivitySentence activity={activity} />
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <ActivityDetails activity={activity} />
        </Suspense>
      )}
    </details>
  )
}

const summary = css({ cursor: 'pointer', width: 'fit', maxWidth: 'full', overflowWrap: 'anywhere' })
