import { type ReceiptObstacle, receiptObstacle } from '@clinic/core/expense'
import type { Database, Transaction } from '../../database/schema'
import { openDrawer } from '../../domain/cash-shift/open-drawer'
import { expenseRows } from '../../domain/expense/expense-rows'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

export const findExpense = (database: Database | Transaction, caller: Caller, id: number) =>
  expenseRows(database, caller).where('expense.id', '=', id).executeTakeFirst()

/** The expense, held until the transaction ends; refuses where the photo of its receipt stays as it is. */
export async function holdExpense(tx: Transaction, caller: Caller, id: number) {
  const { company_id, clinic_id } = caller
  const found = await findExpense(tx, caller, id)
  if (!found) return
  // a drawer is held before what was paid from it, as by whoever counts it or takes the expense back
  await openDrawer(tx, caller, found.cash_shift_id)
  await tx
    .selectFrom('expense')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .forUpdate()
    .execute()
  const expense = await findExpense(tx, caller, id)
  const obstacle = expense && receiptObstacle(expense)
  if (obstacle) throw new Refusal(409, sentences[obstacle])
  return expense
}

const sentences: Readonly<Record<ReceiptObstacle, Sentence>> = { void: 'expenseVoid', kept: 'receiptKept' }
