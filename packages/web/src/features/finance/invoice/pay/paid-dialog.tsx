import { Link } from 'wouter'
import type { Payment } from '../../../../entities/invoice/invoice-query'
import { personName } from '../../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../../platform/texts/use-texts'
import { Button, buttonClass } from '../../../../ui/button'
import { Dialog, type DialogProps } from '../../../../ui/overlay/dialog'
import { BigAmount } from './big-amount'

interface PaidDialogProps extends Pick<DialogProps, 'focusAfter'> {
  payment: Payment
  onClose: () => void
}

/** A payment is taken: the change to give, and the receipt, one Enter away. */
export function PaidDialog({ payment, onClose, focusAfter }: PaidDialogProps) {
  const { pay } = useTexts().invoice
  const { money } = useFormat()
  const { id, amount, number, patient, change } = payment
  return (
    <Dialog
      key="paid"
      open
      onClose={onClose}
      focusAfter={focusAfter}
      title={pay.doneTitle({ amount: money(amount) })}
      description={pay.doneText({ number, name: personName(patient) })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {pay.close()}
          </Button>
          <Link href={`/clinic/finance/payment/${id}/receipt`} data-autofocus className={buttonClass()}>
            {pay.print()}
          </Link>
        </>
      }
    >
      <BigAmount label={pay.change()}>
        <b>{money(change)}</b>
      </BigAmount>
    </Dialog>
  )
}
