import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { expenseCategories, expenseSources, expenseStates } from '@clinic/core/expense'
import { valuesOf } from '@clinic/core/values'
import { ListScreen } from '../../../platform/list/list-screen'
import { daysIn, periodFilter, periods } from '../../../platform/list/period'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { financeAddress, useFinanceTabs } from '../use-finance-tabs'
import { useExpenseColumns } from './use-expense-columns'

/** What the clinic paid out, the latest day first; the front office sees what was paid from a drawer. */
export default function ExpenseList() {
  const { period } = useTexts().finance
  const { list: words, fields, any } = useTexts().expense
  const { options } = useLabels()
  const { today } = useClinicDay()
  const seesBank = useCanCall(operationRoles.voidExpense)
  return (
    <ListScreen<Schema<'Expense'>>
      feature="expense"
      words={words}
      tabs={useFinanceTabs('expense')}
      ask={({ chosen }) => ({
        path: '/api/expense',
        query: {
          sort: chosen('sort', sorts),
          category: chosen('category', valuesOf(expenseCategories)),
          paid_from: chosen('from', valuesOf(expenseSources)),
          state: chosen('state', valuesOf(expenseStates)),
          ...daysIn(chosen('period', periods), today),
        },
        isTable: true,
      })}
      columns={useExpenseColumns()}
      filters={[
        { name: 'category', label: fields.category(), any: any.category(), options: options(expenseCategories) },
        ...(seesBank
          ? [{ name: 'from', label: fields.paid_from(), any: any.paid_from(), options: options(expenseSources) }]
          : []),
        { name: 'state', label: fields.state(), any: any.state(), options: options(expenseStates) },
        periodFilter(period),
      ]}
      create={`${financeAddress('expense')}/new`}
      href={({ id }) => `${financeAddress('expense')}/${id}`}
    />
  )
}

const sorts = ['day', '-day', 'amount', '-amount'] as const
