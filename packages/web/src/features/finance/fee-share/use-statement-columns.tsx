import type { Schema } from '@clinic/api'
import { feeStatementStates } from '@clinic/core/fee-statement'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import type { Column } from '../../../ui/table/column'
import { TwoLines } from '../../../ui/table/two-lines'
import { OpenStatement } from './open-statement'

/** The columns of a month: who, how much, how far. */
export function useStatementColumns(period: string): readonly Column<Schema<'FeeStatementCard'>>[] {
  const { fields, list: words } = useTexts()['fee-statement']
  const { money } = useFormat()
  return [
    {
      key: 'doctor',
      header: fields.doctor(),
      cell: ({ doctor_name, sums }) => <TwoLines small={words.lines(sums.lines)}>{doctor_name}</TwoLines>,
    },
    {
      key: 'assistant',
      header: fields.assistant(),
      align: 'end',
      fit: true,
      from: 'lg',
      cell: ({ sums }) => money(sums.assistant),
    },
    {
      key: 'amount',
      header: fields.amount(),
      align: 'end',
      fit: true,
      cell: ({ sums }) => <b>{money(sums.payable)}</b>,
    },
    {
      key: 'state',
      header: fields.state(),
      selfEvident: true,
      fit: true,
      cell: (card) =>
        card.statement_id === null ? (
          <OpenStatement card={card} period={period} />
        ) : (
          <ValueTag of={feeStatementStates} value={card.state} />
        ),
    },
  ]
}
