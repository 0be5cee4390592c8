import type { ReviewState } from '@clinic/core/registration'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { byServerClock } from '../../platform/time/server-clock'
import { Tag, type Tone } from '../../ui/tag'
import { waitingTime } from './waiting-time'

/** Where a registration stands; of one that waits, how long. */
export function StateTag({ state, submitted_at }: { state: ReviewState; submitted_at: string }) {
  const texts = useTexts().registration
  const language = useLanguage()
  return (
    <Tag tone={tones[state]}>
      {state === 'submitted'
        ? texts.waiting({ time: waitingTime(submitted_at, { now: byServerClock(Date.now()), language }) })
        : texts.states[state]()}
    </Tag>
  )
}

const tones: Record<ReviewState, Tone> = {
  submitted: 'warning',
  accepted: 'success',
  merged: 'info',
  rejected: 'error',
  expired: 'neutral',
}
