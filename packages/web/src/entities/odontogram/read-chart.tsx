import type { Schema } from '@clinic/api'
import { contradictionsIn, mouthOf } from '@clinic/core/odontogram'
import { Suspense, useMemo } from 'react'
import { odontogram as recipe } from 'styled-system/recipes'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ChartOverTime } from './history/chart-over-time'
import { useEnteredWords } from './history/use-entered-words'

const Contradictions = lazyWithRetry(() => import('./history/contradictions'))

/** The chart of a patient to read: what contradicts itself in it first, then the chart as it is and as it was. */
export default function ReadChart({ odontogram }: { odontogram: Schema<'Odontogram'> }) {
  const { timeZone } = useClinicDay()
  const words = useEnteredWords(odontogram, timeZone)
  const { findings } = odontogram
  const contradictions = useMemo(() => contradictionsIn(mouthOf(findings)), [findings])
  return (
    <div className={recipe().root}>
      {contradictions.length > 0 && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <Contradictions contradictions={contradictions} words={words} />
        </Suspense>
      )}
      <ChartOverTime odontogram={odontogram} />
    </div>
  )
}
