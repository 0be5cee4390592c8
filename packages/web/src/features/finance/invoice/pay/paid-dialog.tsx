import { css } from 'styled-system/css'
import { Link } from 'wouter'
import type { Payment } from '../../../../entities/invoice/invoice-query'
import { personName } from '../../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../../platform/texts/use-texts'
import { Button, buttonClass } from '../../../../ui/button'
import { Dialog } from '../../../../ui/overlay/dialog'

interface PaidDialogProps {
  payment: Payment
  onClose: () => void
}

/** A payment is taken: the change to give, and the receipt, one Enter away. */
export function PaidDialog({ payment, onClose }: PaidDialogProps) {
  const { pay } = useTexts().invoice
  const { money } = useFormat()
  const { id, amount, number, patient, change } = payment
  return (
    <Dialog
      key="paid"
      open
      onClose={onClose}
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
      <p className={figure}>
        <span>{pay.change()}</span>
        <b>{money(change)}</b>
      </p>
    </Dialog>
  )
}

const figure = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  textStyle: 'figure',
  fontFamily: 'numeric',
})
