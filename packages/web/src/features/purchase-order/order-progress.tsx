import { lineTotal } from '@clinic/core/medicine-transaction'
import { css } from 'styled-system/css'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useUnit } from '../../entities/medicine/use-amount'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Table } from '../../ui/table/table'
import type { PurchaseOrder } from './purchase-order-query'

type Counted = 'ordered' | 'received' | 'to_come'

/** The lines of an order: how much was ordered, came, and is still to come. */
export function OrderProgress({ order: { content, medicines, progress } }: { order: PurchaseOrder }) {
  const { fields, problems } = useTexts()['purchase-order']
  const unitOf = useUnit()
  const { money, number } = useFormat()
  const nameOf = useMedicineName()
  if (content.lines.length === 0)
    return (
      <Card title={fields.lines()}>
        <p className={css({ color: 'muted' })}>{problems.linesMissing()}</p>
      </Card>
    )
  const rows = content.lines.map((line) => ({
    line,
    medicine: medicines.find(({ id }) => id === line.medicine_id),
    counted: progress.find(({ medicine_id }) => medicine_id === line.medicine_id),
  }))
  type Row = (typeof rows)[number]
  const column = (key: Counted, { withUnit }: { withUnit: boolean }) => ({
    key,
    header: fields[key](),
    align: 'end' as const,
    fit: true,
    cell: ({ counted, medicine }: Row) =>
      [number(counted?.[key] ?? 0), withUnit ? unitOf(medicine, counted?.[key] ?? 0) : ''].filter(Boolean).join(' '),
  })
  return (
    <Card flush title={fields.lines()}>
      <Table
        label={fields.lines()}
        rows={rows}
        rowKey={({ line }) => line.medicine_id}
        columns={[
          {
            key: 'medicine',
            header: fields.medicine_id(),
            cell: ({ medicine }) => (medicine ? nameOf(medicine) : ''),
          },
          column('ordered', { withUnit: true }),
          column('received', { withUnit: false }),
          column('to_come', { withUnit: false }),
          {
            key: 'amount',
            header: fields.amount(),
            align: 'end',
            fit: true,
            cell: ({ line }) => money(lineTotal(line)),
          },
        ]}
      />
    </Card>
  )
}
