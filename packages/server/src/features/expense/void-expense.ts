import type { Schema } from '@clinic/api'
import { expenseMachine } from '@clinic/core/expense'
import { expenseBackEntries } from '@clinic/core/ledger'
import { nextState } from '@clinic/core/lifecycle'
import { openDrawer } from '../../domain/cash-shift/open-drawer'
import { expenseRows } from '../../domain/expense/expense-rows'
import { post } from '../../domain/ledger/post'
import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'

export const voidExpense: UseCase<'voidExpense'> = (call) => {
  const { database, caller, now, path, body } = call
  const reason = body.reason.trim()
  return changeRow(database, caller, {
    table: 'expense',
    id: path.id,
    read: (tx) => expenseRows(tx, caller).where('expense.id', '=', path.id).executeTakeFirst(),
    // a drawer is held before what was paid from it, as by whoever counts it
    lockOwner: (tx, { cash_shift_id }) => openDrawer(tx, caller, cash_shift_id),
    move: {
      to: ({ state }: Schema<'Expense'>) => nextState(expenseMachine, state, { type: 'expense.void' }),
      refusal: 'expenseVoid',
    },
    version: body.version,
    async apply({ tx, before: { id, amount }, owner, state }) {
      await post(tx, call, { kind: 'expense_void', entries: expenseBackEntries(id, amount, owner) })
      const at = now.toISOString()
      return { state, reason, voided_at: at, voided_by: caller.name, updated_at: at }
    },
    action: 'void',
    reason: () => reason,
  })
}
