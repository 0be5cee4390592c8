import { useQuery } from '@tanstack/react-query'
import { myCashShiftQuery } from '../../../../entities/cash-shift/cash-shift-query'
import { CountedNotice } from '../../../../entities/cash-shift/counted-notice'
import OpenShiftDialog from '../../../../entities/cash-shift/open-shift-dialog'
import type { Invoice } from '../../../../entities/invoice/invoice-query'
import { useApp } from '../../../../platform/app/app-context'
import { LoadFailed } from '../../../../platform/page/load-failed'
import { useTexts } from '../../../../platform/texts/use-texts'
import { Skeleton } from '../../../../ui/feedback/skeleton'
import { Dialog, type DialogProps } from '../../../../ui/overlay/dialog'
import { PayDialog } from './pay-dialog'

interface TakePaymentProps extends Pick<DialogProps, 'focusAfter'> {
  invoice: Invoice
  /** What stands in the dialog at first, in rupiah; all that is owed unless it is given. */
  amount?: number
  onClose: () => void
}

/** Takes a payment into one's own drawer, which is opened first where it is not open. */
export default function TakePayment({ invoice, amount, onClose, focusAfter }: TakePaymentProps) {
  const { api } = useApp()
  const { pay } = useTexts().invoice
  const query = useQuery(myCashShiftQuery(api))
  const shift = query.data
  if (shift === undefined)
    return (
      <Dialog open onClose={onClose} title={pay.open()}>
        {query.error ? <LoadFailed query={query} /> : <Skeleton lines={4} />}
      </Dialog>
    )
  // what is opened is in the cache at once, and leads on to the payment
  if (shift === null) return <OpenShiftDialog onClose={onClose} onOpened={() => {}} />
  if (shift.state === 'counted') return <CountedNotice shift={shift} onClose={onClose} />
  return <PayDialog invoice={invoice} amount={amount ?? invoice.owed} onClose={onClose} focusAfter={focusAfter} />
}
