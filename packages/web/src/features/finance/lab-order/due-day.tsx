import { isDueAfterVisit } from '@clinic/core/lab-order'
import { clinicTime } from '@clinic/core/time'
import type { LabOrder } from '../../../entities/lab-order/lab-order-query'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { TwoLines } from '../../../ui/table/two-lines'
import { Tag } from '../../../ui/tag'

/** When the work is due, and when the patient comes: a warning where that is before. */
export function DueDay({ order }: { order: LabOrder }) {
  const { isLate, fields } = useTexts()['lab-order']
  const { timeZone } = useClinicDay()
  const { date } = useFormat()
  const { due_on, late, next_appointment_at: next } = order
  const day = next && timeZone ? clinicTime(Date.parse(next), timeZone).date : null
  const isTooLate = isDueAfterVisit(order, day)
  return (
    <TwoLines
      small={
        day &&
        (isTooLate ? <Tag tone="warning">{`${fields.next()}: ${date(day)}`}</Tag> : `${fields.next()}: ${date(day)}`)
      }
    >
      {date(due_on)} {late && <Tag tone="error">{isLate()}</Tag>}
    </TwoLines>
  )
}
