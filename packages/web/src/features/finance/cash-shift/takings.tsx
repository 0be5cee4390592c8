import type { Schema } from '@clinic/api'
import { paymentMethods } from '@clinic/core/invoice'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Table } from '../../../ui/table/table'

/** What a shift took, by method. */
export function Takings({ takings }: { takings: readonly Schema<'CashShiftTaking'>[] }) {
  const { taken } = useTexts()['cash-shift']
  const { label } = useLabels()
  const { money } = useFormat()
  return (
    <Card title={taken.title()} flush={takings.length > 0}>
      {takings.length === 0 ? (
        <p>{taken.none()}</p>
      ) : (
        <Table
          label={taken.title()}
          rows={takings}
          rowKey={({ method }) => method}
          columns={[
            { key: 'method', header: taken.method(), cell: ({ method }) => label(paymentMethods, method) },
            {
              key: 'received',
              header: taken.received(),
              align: 'end',
              fit: true,
              cell: ({ received }) => money(received),
            },
            {
              key: 'refunded',
              header: taken.refunded(),
              align: 'end',
              fit: true,
              cell: ({ refunded }) => money(refunded),
            },
            {
              key: 'net',
              header: taken.net(),
              align: 'end',
              fit: true,
              cell: ({ received, refunded }) => <b>{money(received - refunded)}</b>,
            },
          ]}
        />
      )}
    </Card>
  )
}
