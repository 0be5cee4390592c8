import { expenseEntries } from '@clinic/core/ledger'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { cashInDrawer } from '../../domain/cash-shift/cash-in-drawer'
import { openShiftOf } from '../../domain/cash-shift/open-shift-of'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { nextDocumentNumber } from '../../domain/clinic/next-document-number'
import { expenseRows } from '../../domain/expense/expense-rows'
import { post } from '../../domain/ledger/post'
import type { Call, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

export const recordExpense: UseCase<'recordExpense'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, body } = call
    const { company_id, clinic_id, name } = caller
    const { today } = await clinicDay(tx, caller, now)
    if (body.day > today) throw new Refusal(422, 'checkFields', { fields: { day: 'expenseToCome' } })
    const cash_shift_id = await drawerOf(tx, call)
    const { id } = await tx
      .insertInto('expense')
      .values({
        ...body,
        company_id,
        clinic_id,
        ...(await nextDocumentNumber(tx, caller, { table: 'expense', year: Number(today.slice(0, 4)) })),
        state: 'recorded',
        paid_to: body.paid_to.trim(),
        purpose: body.purpose.trim(),
        reference: body.reference.trim(),
        cash_shift_id,
        recorded_at: now.toISOString(),
        recorded_by: name,
        updated_at: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await post(tx, call, { kind: 'expense', entries: expenseEntries(id, body.amount, cash_shift_id) })
    const after = await expenseRows(tx, caller).where('expense.id', '=', id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: 'create', object: 'expense', object_id: id, after })
    return after
  })

/** The caller's drawer that pays, held until the transaction ends; null where the bank pays. */
async function drawerOf(tx: Transaction, { caller, body }: Pick<Call<'recordExpense'>, 'caller' | 'body'>) {
  if (body.paid_from === 'bank') {
    if (caller.role === 'manager_clinic') return null
    throw new Refusal(422, 'checkFields', { fields: { paid_from: 'bankIsTheManagers' } })
  }
  const { id } = await openShiftOf(tx, caller)
  if (body.amount > (await cashInDrawer(tx, caller, id)))
    throw new Refusal(422, 'checkFields', { fields: { amount: 'drawerTooEmpty' } })
  return id
}
