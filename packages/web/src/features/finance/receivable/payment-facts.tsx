import type { PayorPayment } from '../../../entities/claim/claim-query'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { KeyValue } from '../../../ui/key-value'

/** What arrived, from whom and when; and who took it back, with the reason. */
export function PaymentFacts({ payment }: { payment: PayorPayment }) {
  const { fields } = useTexts().claim
  const { date, dateTime, money } = useFormat(useClinicDay().timeZone)
  const { voided_at } = payment
  return (
    <Card>
      <KeyValue
        pairs={[
          { label: fields.amount(), value: money(payment.amount) },
          { label: fields.payor(), value: payment.payor_name },
          { label: fields.reference(), value: payment.reference },
          { label: fields.received_on(), value: date(payment.received_on) },
          { label: fields.recorded(), value: `${dateTime(payment.recorded_at)}, ${isolated(payment.recorded_by)}` },
          ...(voided_at === null
            ? []
            : [
                { label: fields.voided(), value: `${dateTime(voided_at)}, ${isolated(payment.voided_by)}` },
                { label: fields.reason(), value: payment.reason },
              ]),
        ]}
      />
    </Card>
  )
}
