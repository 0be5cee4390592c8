import { StepCard } from '../../platform/steps/step-card'
import { useTexts } from '../../platform/texts/use-texts'
import { EmptyState } from '../../ui/feedback/empty-state'

/** A link that shows no request. */
export default function UnknownRequest() {
  const texts = useTexts()['online-booking'].status
  return (
    <StepCard>
      <EmptyState isPage kind="filtered" title={texts.unknown()}>
        {texts.unknownText()}
      </EmptyState>
    </StepCard>
  )
}
