import { WindowTitle } from '../../platform/page/window-title'
import { StepCard } from '../../platform/steps/step-card'
import { useTexts } from '../../platform/texts/use-texts'
import { EmptyState } from '../../ui/feedback/empty-state'

/** A link that names no clinic. */
export default function UnknownClinic() {
  const texts = useTexts()['online-booking'].closed
  return (
    <StepCard>
      <WindowTitle>{texts.unknown()}</WindowTitle>
      <EmptyState isPage kind="filtered" title={texts.unknown()}>
        {texts.unknownText()}
      </EmptyState>
    </StepCard>
  )
}
