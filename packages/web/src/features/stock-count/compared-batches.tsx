import { css } from 'styled-system/css'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useBatchName } from '../../entities/medicine/use-batch-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { CheckboxField } from '../../ui/field/checkbox-field'
import { Table } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { VisuallyHidden } from '../../ui/visually-hidden'
import type { StockCountLine } from './stock-count-query'
import { useSigned } from './use-signed'

interface ComparedBatchesProps {
  lines: readonly StockCountLine[]
  /** The batches to count again; nothing where none can be chosen. */
  chosen: readonly number[] | undefined
  onChoose: (batch_id: number) => void
}

/** Batches with what was booked, what each counter counted, and the difference. */
export function ComparedBatches({ lines, chosen, onChoose }: ComparedBatchesProps) {
  const { review, fields, sheet } = useTexts()['stock-count']
  const { number, money } = useFormat()
  const signed = useSigned()
  const nameOf = useMedicineName()
  const { lotOf, expiryOf } = useBatchName()
  return (
    <Table
      label={review.title()}
      rows={lines}
      rowKey={({ batch_id }) => batch_id}
      columns={[
        {
          key: 'medicine',
          header: sheet.medicine(),
          cell: (line) => <TwoLines small={`${lotOf(line)} · ${expiryOf(line)}`}>{nameOf(line)}</TwoLines>,
        },
        {
          key: 'booked',
          header: review.booked(),
          align: 'end',
          fit: true,
          cell: ({ comparison }) => number(comparison?.snapshot ?? 0),
        },
        {
          key: 'counts',
          header: review.counts(),
          cell: ({ comparison }) => (
            <ul>
              {comparison?.counts.map(({ round, position, by, quantity, moved }) => (
                <li key={`${round} ${position}`}>
                  <bdi>{review.by({ name: by, count: number(quantity) })}</bdi>
                  {moved !== 0 && (
                    <span className={css({ textStyle: 'small', color: 'muted' })}>
                      {' '}
                      {review.moved({ count: signed(moved) })}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          ),
        },
        {
          key: 'difference',
          header: review.difference(),
          align: 'end',
          fit: true,
          cell: ({ comparison }) => {
            const difference = comparison?.difference ?? null
            return difference === null ? review.undecided() : signed(difference)
          },
        },
        {
          key: 'value',
          header: review.value(),
          align: 'end',
          fit: true,
          cell: ({ comparison }) => {
            const value = comparison?.value ?? null
            return value === null ? '' : money(value)
          },
        },
        ...(chosen
          ? [
              {
                key: 'choose',
                header: fields.batch_ids(),
                fit: true,
                cell: (line: StockCountLine) => (
                  <CheckboxField
                    label={
                      <VisuallyHidden>{review.choose({ name: `${nameOf(line)}, ${lotOf(line)}` })}</VisuallyHidden>
                    }
                    checked={chosen.includes(line.batch_id)}
                    onChange={() => onChoose(line.batch_id)}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
