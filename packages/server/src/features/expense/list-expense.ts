import { sql } from 'kysely'
import { expenseRows } from '../../domain/expense/expense-rows'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listExpense: UseCase<'listExpense'> = ({ database, caller, query }) => {
  const { state, category, paid_from, from, until } = query
  const expenses = expenseRows(database, caller).where((eb) =>
    eb.and([
      ...(state ? [eb('expense.state', '=', state)] : []),
      ...(category ? [eb('expense.category', '=', category)] : []),
      ...(paid_from ? [eb('expense.paid_from', '=', paid_from)] : []),
      ...(from ? [eb('expense.day', '>=', from)] : []),
      ...(until ? [eb('expense.day', '<=', until)] : []),
    ]),
  )
  return list(database, expenses, query, {
    searchColumn: sql`lower(expense.number || ' ' || expense.paid_to || ' ' || expense.purpose || ' ' || expense.reference)`,
    sort: { day: ['expense.day'], amount: ['expense.amount'] },
    defaultSort: '-day',
    id: 'expense.id',
  })
}
