import { Link } from 'wouter'
import type { Invoice } from '../../../../entities/invoice/invoice-query'
import { useTexts } from '../../../../platform/texts/use-texts'
import { buttonClass } from '../../../../ui/button'
import { Banner } from '../../../../ui/feedback/banner'
import { useWaitingPrescriptions } from './use-waiting-prescriptions'

/** What is prescribed and not handed out: after the invoice is issued, it is billed on none. */
export function NotHandedOut({ invoice }: { invoice: Pick<Invoice, 'visit_id'> }) {
  const { handOut: words } = useTexts().invoice
  return useWaitingPrescriptions(invoice).map(({ id, medicines }) => (
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
      {words.before()}
    </Banner>
  ))
}
