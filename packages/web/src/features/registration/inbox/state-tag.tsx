import type { ReviewState } from '@clinic/core/registration'
import { registrationStates } from '@clinic/core/registration'
import { useLabels } from '../../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { byServerClock } from '../../../platform/time/server-clock'
import { waitingTime } from '../../../platform/time/waiting-time'
import { Tag } from '../../../ui/tag'

/** Shows the state of a registration, and how long it has been waiting. */
export function StateTag({ state, submitted_at }: { state: ReviewState; submitted_at: string }) {
  const texts = useTexts().registration
  const { label } = useLabels()
  const language = useLanguage()
  return (
    <Tag tone={registrationStates[state].tone}>
      {state === 'submitted'
        ? texts.waiting({ time: waitingTime(submitted_at, { now: byServerClock(Date.now()), language }) })
        : label(registrationStates, state)}
    </Tag>
  )
}
