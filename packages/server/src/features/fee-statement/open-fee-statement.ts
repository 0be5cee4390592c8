import { periodOf } from '@clinic/core/time'
import { DatabaseError } from 'pg'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { wholeStatement } from '../../domain/fee-share/statement-rows'
import type { Call, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

export const openFeeStatement: UseCase<'openFeeStatement'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, body, now } = call
    const { company_id, clinic_id } = caller
    await refusePeriod(tx, call)
    const { id } = await tx
      .insertInto('fee_statement')
      .values({ company_id, clinic_id, ...body, state: 'open', updated_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(refuseRow)
    const after = await wholeStatement(tx, { caller, now }, id)
    if (!after) throw new Error('The statement that was written is not there')
    recordEvent(tx, caller, { action: 'open', object: 'fee_statement', object_id: id, after })
    return after
  })

/** No month to come, and none before one that is approved: that one already holds its fees. */
async function refusePeriod(tx: Transaction, { caller, now, body }: Call<'openFeeStatement'>) {
  const { company_id, clinic_id } = caller
  const { today } = await clinicDay(tx, caller, now)
  if (body.period > periodOf(today)) throw new Refusal(422, 'checkFields', { fields: { period: 'feeMonthToCome' } })
  const later = await tx
    .selectFrom('fee_statement')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, doctor_id: body.doctor_id }))
    .where('state', 'in', ['approved', 'paid'])
    .where('period', '>', body.period)
    .limit(1)
    .executeTakeFirst()
  if (later) throw new Refusal(422, 'checkFields', { fields: { period: 'feeMonthCounted' } })
}

function refuseRow(error: unknown): never {
  const constraint = error instanceof DatabaseError ? error.constraint : undefined
  if (constraint === 'fee_statement_period_key') throw new Refusal(409, 'feeStatementThere')
  if (constraint === 'fee_statement_doctor')
    throw new Refusal(422, 'checkFields', { fields: { doctor_id: 'feeDoctorUnknown' } })
  throw error
}
