import { Link } from 'wouter'
import { useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'
import { EmptyState } from '../../../ui/feedback/empty-state'

export function NothingToPlanOn() {
  const texts = useTexts().appointment
  return (
    <EmptyState
      title={texts.noColumns()}
      action={
        <Link href="/clinic/doctor" className={buttonClass()}>
          {texts.toDoctors()}
        </Link>
      }
    >
      {texts.noColumnsText()}
    </EmptyState>
  )
}
