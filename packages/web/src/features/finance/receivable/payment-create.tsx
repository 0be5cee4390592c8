import { useTexts } from '../../../platform/texts/use-texts'
import { PaymentForm } from './payment-form'
import { PayorGate } from './payor-gate'

const approved = ['approved', 'partially_approved'] as const

/** Records a transfer of a payor, and which claims it pays. */
export default function PaymentCreate() {
  const { pay } = useTexts().claim
  return (
    <PayorGate
      title={(name) => pay.title({ name })}
      page={pay.page()}
      states={approved}
      nothing={{ title: pay.nothing(), text: pay.nothingText() }}
    >
      {(payor, claims) => <PaymentForm payor={payor} claims={claims} />}
    </PayorGate>
  )
}
