import { invoiceStates } from '@clinic/core/invoice'
import type { InvoiceCard } from '../../../entities/invoice/invoice-query'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { Tag } from '../../../ui/tag'

/** How an invoice stands, and since when it should be paid; what is paid in instalments has days of its own. */
export function InvoiceState({
  invoice: { state, owed, due_on, in_instalments },
}: {
  invoice: Pick<InvoiceCard, 'state' | 'owed' | 'due_on' | 'in_instalments'>
}) {
  const { page } = useTexts().invoice
  const { date } = useFormat()
  const { today } = useClinicDay()
  const isOverdue = due_on !== null && due_on < today
  return (
    <>
      <ValueTag of={invoiceStates} value={state} />
      {owed > 0 && due_on && !in_instalments && (
        <Tag tone={isOverdue ? 'error' : undefined}>
          {isOverdue ? page.overdue({ date: date(due_on) }) : page.due({ date: date(due_on) })}
        </Tag>
      )}
    </>
  )
}
