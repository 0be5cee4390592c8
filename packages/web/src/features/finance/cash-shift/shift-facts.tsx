import type { CashShift } from '../../../entities/cash-shift/cash-shift-query'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { KeyValue } from '../../../ui/key-value'

/** When a shift began and ended, and what was counted; what should be there only once it was. */
export function ShiftFacts({ shift }: { shift: CashShift }) {
  const { fields } = useTexts()['cash-shift']
  const { dateTime, money } = useFormat(useClinicDay().timeZone)
  const { opened_at, opening_float, counted_at, counted, expected, paid_out, variance, variance_reason } = shift
  const { closed_at, closed_by } = shift
  return (
    <Card>
      <KeyValue
        pairs={[
          { label: fields.opened_at(), value: dateTime(opened_at) },
          { label: fields.opening_float(), value: money(opening_float) },
          ...(counted_at === null ? [] : [{ label: fields.counted_at(), value: dateTime(counted_at) }]),
          ...(counted === null ? [] : [{ label: fields.counted(), value: money(counted) }]),
          ...(paid_out ? [{ label: fields.paid_out(), value: money(paid_out) }] : []),
          ...(expected === null ? [] : [{ label: fields.expected(), value: money(expected) }]),
          ...(variance === null ? [] : [{ label: fields.variance(), value: money(variance) }]),
          ...(variance_reason === '' ? [] : [{ label: fields.variance_reason(), value: variance_reason }]),
          ...(closed_at === null
            ? []
            : [
                {
                  label: fields.closed_at(),
                  value: [dateTime(closed_at), closed_by && isolated(closed_by)].filter(Boolean).join(', '),
                },
              ]),
        ]}
      />
    </Card>
  )
}
