import { openingEntries } from '@clinic/core/ledger'
import { DatabaseError } from 'pg'
import { recordEvent } from '../../audit/record-event'
import { cashShiftRows } from '../../domain/cash-shift/cash-shift-rows'
import { post } from '../../domain/ledger/post'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

export const openCashShift: UseCase<'openCashShift'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, body } = call
    const { company_id, clinic_id, user_id, name: user_name } = caller
    const opened_at = now.toISOString()
    const { id } = await tx
      .insertInto('cash_shift')
      .values({ company_id, clinic_id, user_id, user_name, state: 'open', opened_at, updated_at: opened_at })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(refuseSecond)
    await post(tx, call, { kind: 'opening', entries: openingEntries(id, body.opening_float) })
    const after = await cashShiftRows(tx, caller).where('cash_shift.id', '=', id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: 'open', object: 'cash_shift', object_id: id, after })
    return after
  })

/** The database lets each person have one shift that is not closed, also of two opened at once. */
function refuseSecond(error: unknown): never {
  const isSecond = error instanceof DatabaseError && error.constraint === 'cash_shift_user_key'
  throw isSecond ? new Refusal(409, 'cashShiftThere') : error
}
