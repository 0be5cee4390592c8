import { Link } from 'wouter'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import type { Dispensing } from './dispensing-query'

/** Where what is handed out is billed, or that it is billed nowhere. */
export function BillingNotice({ dispensing: { invoice, lines, state } }: { dispensing: Dispensing }) {
  const { bill } = useTexts().dispensing
  if (!invoice) return <Banner>{bill.later()}</Banner>
  const open = (
    <Link href={`/clinic/finance/invoice/${invoice.id}`} className={buttonClass({ variant: 'soft', size: 'sm' })}>
      {bill.open()}
    </Link>
  )
  if (invoice.state === 'draft') return <Banner action={open}>{bill.draft()}</Banner>
  const number = invoice.number ?? ''
  if (lines.some((line) => line.handed_out > line.billed))
    return (
      <Banner tone="warning" action={open}>
        {bill.unbilled({ number })}
      </Banner>
    )
  if (state === 'dispensed') return <Banner action={open}>{bill.billed({ number })}</Banner>
  return (
    <Banner tone="warning" action={open}>
      {bill.issued({ number })}
    </Banner>
  )
}
