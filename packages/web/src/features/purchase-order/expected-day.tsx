import { isOverdue } from '@clinic/core/purchase-order'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Tag } from '../../ui/tag'
import type { PurchaseOrder } from './purchase-order-query'

type ExpectedDayProps = Pick<PurchaseOrder, 'state'> & Pick<PurchaseOrder['content'], 'expected_on'>

/** When the goods are expected, marked where that day has passed. */
export function ExpectedDay({ state, expected_on }: ExpectedDayProps) {
  const { late } = useTexts()['purchase-order']
  const { today } = useClinicDay()
  const { date } = useFormat()
  if (expected_on === null) return null
  return (
    <>
      {date(expected_on)} {isOverdue({ state, expected_on }, today) && <Tag tone="error">{late()}</Tag>}
    </>
  )
}
