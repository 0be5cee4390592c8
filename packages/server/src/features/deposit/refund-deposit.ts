import type { Transaction } from '../../database/schema'
import { cashInDrawer } from '../../domain/cash-shift/cash-in-drawer'
import { openShiftOf } from '../../domain/cash-shift/open-shift-of'
import { left } from '../../domain/deposit/deposit-rows'
import { recordDeposit } from '../../domain/deposit/record-deposit'
import type { Call, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

export const refundDeposit: UseCase<'refundDeposit'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, path, body } = call
    if (!(await taken(tx, call).executeTakeFirst())) throw new Refusal(404, 'notFound')
    // the shift is held before the deposit, as by every payment
    const shift = await openShiftOf(tx, caller)
    await taken(tx, call).forUpdate().executeTakeFirst()
    const held = await taken(tx, call).select(left.as('left')).executeTakeFirstOrThrow()
    const { amount, method, reference, reason } = body
    if (amount > held.left) throw new Refusal(422, 'checkFields', { fields: { amount: 'refundAboveDeposit' } })
    if (method === 'cash' && amount > (await cashInDrawer(tx, caller, shift.id)))
      throw new Refusal(422, 'checkFields', { fields: { method: 'drawerTooEmpty' } })
    const document = { amount, method, reference: reference.trim(), refund_of: path.id, reason: reason.trim() }
    return recordDeposit(tx, call, { ...document, patient_id: held.patient_id, shift })
  })

const taken = (tx: Transaction, { caller: { company_id, clinic_id }, path: { id } }: Call<'refundDeposit'>) =>
  tx
    .selectFrom('deposit')
    .select('patient_id')
    .where((eb) => eb.and({ company_id, clinic_id, id, kind: 'taken' }))
