import type { Schema } from '@clinic/api'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Table } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { Tag } from '../../ui/tag'

interface TermTableProps {
  label: string
  terms: readonly Schema<'InstalmentTerm'>[]
}

/** The terms of a plan in their order: when each is due, what of it is paid, which are late. */
export function TermTable({ label, terms }: TermTableProps) {
  const { fields, card } = useTexts().instalment
  const { date, money, number } = useFormat()
  const { today } = useClinicDay()
  const isLate = ({ due_on, amount, paid }: Schema<'InstalmentTerm'>) => paid < amount && due_on < today
  return (
    <Table
      label={label}
      rows={terms}
      rowKey={({ due_on }) => due_on}
      columns={[
        { key: 'term', header: card.term(), fit: true, cell: (term) => number(terms.indexOf(term) + 1) },
        {
          key: 'due_on',
          header: card.due(),
          cell: (term) => (
            <>
              {date(term.due_on)} {isLate(term) && <Tag tone="error">{card.late()}</Tag>}
              {term.paid === term.amount && <Tag tone="success">{fields.paid()}</Tag>}
            </>
          ),
        },
        {
          key: 'amount',
          header: fields.amount(),
          align: 'end',
          fit: true,
          cell: ({ amount, paid }) => (
            <TwoLines align="end" small={paid > 0 && paid < amount && card.paidPartly({ amount: money(paid) })}>
              {money(amount)}
            </TwoLines>
          ),
        },
      ]}
    />
  )
}
