import { Link } from 'wouter'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { useWaitingPrescriptions } from './use-waiting-prescriptions'

interface NotHandedOutProps {
  visit: number
  /** What follows from it for the step that is about to be taken. */
  consequence: string
}

/** What is prescribed in a visit and not handed out, with the way to hand it out. */
export function NotHandedOut({ visit, consequence }: NotHandedOutProps) {
  const { handOut: words } = useTexts().invoice
  return useWaitingPrescriptions(visit).waiting.map(({ id, medicines }) => (
    <Banner
      key={id}
      tone="warning"
      title={words.waits({ medicines: medicines.join(', ') })}
      action={
        <Link
          href={`/clinic/medicine-transaction/dispensing/${id}`}
          className={buttonClass({ size: 'sm', variant: 'outline' })}
        >
          {words.open()}
        </Link>
      }
    >
      {consequence}
    </Banner>
  ))
}
