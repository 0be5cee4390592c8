import type { Schema } from '@clinic/api'
import { expenseMachine } from '@clinic/core/expense'
import { expenseBackEntries } from '@clinic/core/ledger'
import { nextState } from '@clinic/core/lifecycle'
import type { Transaction } from '../../database/schema'
import { post } from '../../domain/ledger/post'
import { changeRow } from '../../use-case/change-row'
import type { Caller, UseCase } from '../../use-case/contract'
import { expenseRows } from './expense-rows'

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

/** A shift that is still open, held until the transaction ends; null once its drawer was counted. */
async function openDrawer(
  tx: Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  id: number | null,
): Promise<number | null> {
  if (id === null) return null
  const shift = await tx
    .selectFrom('cash_shift')
    .select(['id', 'state'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .forUpdate()
    .executeTakeFirstOrThrow()
  return shift.state === 'open' ? shift.id : null
}
