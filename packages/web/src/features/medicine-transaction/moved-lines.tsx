import { creditOf, lineChange, lineTotal, unitsOf } from '@clinic/core/medicine-transaction'
import { css } from 'styled-system/css'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useUnit } from '../../entities/medicine/use-amount'
import { useBatchName } from '../../entities/medicine/use-batch-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Table } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import type { Line, Transaction } from './transaction-query'

/** The lines of a document as they are read. */
export function MovedLines({ transaction }: { transaction: Transaction }) {
  const { kind, content, medicines, batches, arrived } = transaction
  const { fields, problems } = useTexts()['medicine-transaction']
  const unitOf = useUnit()
  const { money, number } = useFormat()
  const nameOf = useMedicineName()
  const { lotOf, expiryOf } = useBatchName()
  const medicineOf = ({ medicine_id }: Line) => medicines.find(({ id }) => id === medicine_id)
  const batchOf = (line: Line) => batches.find(({ id }) => id === line.batch_id) ?? line
  const comesIn = kind === 'receipt' || kind === 'transfer_in'
  const change = (line: Line) => (comesIn ? unitsOf(line) : lineChange(line, content.reason))
  const costOf = (line: Line) =>
    creditOf(
      line,
      batches.find(({ id }) => id === line.batch_id),
    )
  const worth = {
    ...withoutWorth,
    receipt: { header: fields.total(), of: lineTotal },
    supplier_return: { header: fields.credit(), of: costOf },
    transfer_out: { header: fields.total(), of: costOf },
    transfer_in: { header: fields.total(), of: lineTotal },
  }[kind]
  if (content.lines.length === 0)
    return (
      <Card title={fields.lines()}>
        <p className={css({ color: 'muted' })}>{problems.linesMissing()}</p>
      </Card>
    )
  return (
    <Card flush title={fields.lines()}>
      <Table
        label={fields.lines()}
        rows={content.lines.map((line, row) => ({ line, row }))}
        rowKey={({ row }) => row}
        columns={[
          {
            key: 'medicine',
            header: fields.medicine_id(),
            cell({ line }) {
              const medicine = medicineOf(line)
              return medicine ? nameOf(medicine) : ''
            },
          },
          {
            key: 'batch',
            header: fields.batch_id(),
            cell({ line }) {
              const batch = batchOf(line)
              const { requires_batch = false, requires_expiry = false } = medicineOf(line) ?? {}
              // what a draft still lacks is not told as a batch without number that never expires
              return (
                <TwoLines small={requires_expiry && batch.expires_on === null ? '' : expiryOf(batch)}>
                  {requires_batch && !batch.lot ? '' : lotOf(batch)}
                </TwoLines>
              )
            },
          },
          {
            key: 'quantity',
            header: fields.quantity(),
            align: 'end',
            fit: true,
            cell({ line }) {
              const units = change(line)
              return `${units > 0 ? '+' : ''}${number(units)} ${unitOf(medicineOf(line), units)}`
            },
          },
          ...(arrived
            ? [
                {
                  key: 'arrived',
                  header: fields.arrived(),
                  align: 'end' as const,
                  fit: true,
                  cell: ({ row }: { row: number }) => number(arrived[row] ?? 0),
                },
              ]
            : []),
          ...(worth
            ? [
                {
                  key: 'total',
                  header: worth.header,
                  align: 'end' as const,
                  fit: true,
                  cell: ({ line }: { line: Line }) => money(worth.of(line)),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}

const withoutWorth = { adjustment: null, dispense: null, usage: null, count: null }
