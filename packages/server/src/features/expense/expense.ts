import { expenseRows } from '../../domain/expense/expense-rows'
import type { UseCases } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { listExpense } from './list-expense'
import { recordExpense } from './record-expense'
import { voidExpense } from './void-expense'

export const expenseUseCases: UseCases<'listExpense' | 'getExpense' | 'recordExpense' | 'voidExpense'> = {
  listExpense,
  async getExpense({ database, caller, path }) {
    const expense = await expenseRows(database, caller).where('expense.id', '=', path.id).executeTakeFirst()
    if (!expense) throw new Refusal(404, 'notFound')
    return expense
  },
  recordExpense,
  voidExpense,
}
