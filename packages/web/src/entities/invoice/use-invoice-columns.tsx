import { invoiceStates } from '@clinic/core/invoice'
import { useMemo } from 'react'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import type { Column } from '../../ui/table/column'
import { TwoLines, Unbroken } from '../../ui/table/two-lines'
import { Tag } from '../../ui/tag'
import type { InvoiceCard } from './invoice-query'

/** The columns of the list of invoices. */
export function useInvoiceColumns(): readonly Column<InvoiceCard>[] {
  const { invoice } = useTexts()
  const { fields } = invoice
  const { date, money } = useFormat()
  const { today } = useClinicDay()
  return useMemo(
    () => [
      {
        key: 'number',
        header: fields.number(),
        sortable: true,
        cell: ({ number, patient }) => (
          <TwoLines
            small={
              <>
                {personName(patient)} · <Unbroken>{patient.record_number}</Unbroken>
              </>
            }
          >
            {number ?? invoice.draft()}
          </TwoLines>
        ),
      },
      { key: 'day', header: fields.day(), fit: true, from: 'lg', sortable: true, cell: ({ day }) => date(day) },
      {
        key: 'due_on',
        header: fields.due_on(),
        fit: true,
        sortable: true,
        cell: ({ due_on, owed, in_instalments }) =>
          due_on &&
          (owed > 0 && !in_instalments && due_on < today ? <Tag tone="error">{date(due_on)}</Tag> : date(due_on)),
      },
      {
        key: 'state',
        header: fields.state(),
        selfEvident: true,
        fit: true,
        cell: ({ state }) => <ValueTag of={invoiceStates} value={state} />,
      },
      {
        key: 'total',
        header: fields.total(),
        align: 'end',
        fit: true,
        from: 'lg',
        sortable: true,
        cell: ({ total }) => money(total),
      },
      {
        key: 'owed',
        header: fields.owed(),
        align: 'end',
        fit: true,
        cell: ({ owed, due_on, in_instalments }) =>
          owed > 0 && (
            <TwoLines
              align="end"
              small={in_instalments ? invoice.inInstalments() : due_on && due_on < today && invoice.overdue()}
            >
              {money(owed)}
            </TwoLines>
          ),
      },
    ],
    [fields, invoice, date, money, today],
  )
}
