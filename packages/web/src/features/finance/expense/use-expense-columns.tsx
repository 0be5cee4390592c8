import { expenseCategories, expenseSources, expenseStates } from '@clinic/core/expense'
import { useMemo } from 'react'
import { css } from 'styled-system/css'
import type { Expense } from '../../../entities/expense/expense-query'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import type { Column } from '../../../ui/table/column'
import { TwoLines } from '../../../ui/table/two-lines'

/** The columns of the list of expenses; what is void is struck out. */
export function useExpenseColumns(): readonly Column<Expense>[] {
  const { fields } = useTexts().expense
  const { label } = useLabels()
  const { date, money } = useFormat()
  return useMemo(
    () => [
      {
        key: 'paid_to',
        header: fields.paid_to(),
        cell: ({ paid_to, purpose }) => <TwoLines small={<bdi>{purpose}</bdi>}>{paid_to}</TwoLines>,
      },
      {
        key: 'category',
        selfEvident: true,
        header: fields.category(),
        from: 'lg',
        cell: ({ category, paid_from }) => (
          <TwoLines small={label(expenseSources, paid_from)}>{label(expenseCategories, category)}</TwoLines>
        ),
      },
      {
        key: 'day',
        header: fields.day(),
        fit: true,
        sortable: true,
        cell: ({ day, number }) => <TwoLines small={number}>{date(day)}</TwoLines>,
      },
      {
        key: 'amount',
        header: fields.amount(),
        align: 'end',
        fit: true,
        sortable: true,
        cell: ({ amount, state }) =>
          state === 'void' ? (
            <TwoLines align="end" small={<ValueTag of={expenseStates} value={state} />}>
              <s className={css({ color: 'muted' })}>{money(amount)}</s>
            </TwoLines>
          ) : (
            money(amount)
          ),
      },
    ],
    [fields, label, date, money],
  )
}
