import { paymentKinds, tenderMethods } from '@clinic/core/invoice'
import { useMemo } from 'react'
import type { Payment } from '../../../entities/invoice/invoice-query'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import type { Column } from '../../../ui/table/column'
import { TwoLines, Unbroken } from '../../../ui/table/two-lines'
import { Tag } from '../../../ui/tag'

/** The columns of the list of payments; what was given back is below zero. */
export function usePaymentColumns(): readonly Column<Payment>[] {
  const { fields } = useTexts().invoice
  const { label } = useLabels()
  const { dateTime, money } = useFormat(useClinicDay().timeZone)
  return useMemo(
    () => [
      {
        key: 'number',
        header: fields.receipt(),
        cell: ({ number, patient }) => (
          <TwoLines
            small={
              <>
                {personName(patient)} · <Unbroken>{patient.record_number}</Unbroken>
              </>
            }
          >
            {number}
          </TwoLines>
        ),
      },
      { key: 'received_at', header: fields.received_at(), fit: true, cell: ({ received_at }) => dateTime(received_at) },
      { key: 'invoice', header: fields.number(), fit: true, from: 'lg', cell: ({ invoice_number }) => invoice_number },
      {
        key: 'method',
        header: fields.method(),
        cell: ({ tenders, kind }) => (
          <>
            {tenders.map(({ method }) => label(tenderMethods, method)).join(', ')}{' '}
            {kind === 'refund' && <Tag tone="warning">{label(paymentKinds, kind)}</Tag>}
          </>
        ),
      },
      { key: 'received_by', header: fields.received_by(), from: 'lg', cell: ({ received_by }) => received_by },
      {
        key: 'amount',
        header: fields.amount(),
        align: 'end',
        fit: true,
        cell: ({ kind, amount }) => money(kind === 'refund' ? -amount : amount),
      },
    ],
    [fields, label, dateTime, money],
  )
}
