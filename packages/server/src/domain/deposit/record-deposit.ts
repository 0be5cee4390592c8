import type { Schema } from '@clinic/api'
import { depositEntries, depositRefundEntries } from '@clinic/core/ledger'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { clinicDay } from '../clinic/clinic-day'
import { nextDocumentNumber } from '../clinic/next-document-number'
import { post } from '../ledger/post'
import { depositRows } from './deposit-rows'

interface Recorded extends Schema<'DepositInput'> {
  patient_id: number
  /** The deposit that is given back; null where one is taken. */
  refund_of: number | null
  reason: string
  shift: { id: number }
}

/** Records what came in for a deposit or is given back of one: the document with its number and its posting. Returns the deposit. */
export async function recordDeposit(
  tx: Transaction,
  context: RequestContext,
  { shift, ...document }: Recorded,
): Promise<Schema<'Deposit'>> {
  const { caller, now } = context
  const { company_id, clinic_id, name } = caller
  const { refund_of, amount, method, reason, patient_id } = document
  const { today } = await clinicDay(tx, caller, now)
  const { id } = await tx
    .insertInto('deposit')
    .values({
      ...document,
      ...(await nextDocumentNumber(tx, caller, { table: 'deposit', year: Number(today.slice(0, 4)) })),
      company_id,
      clinic_id,
      kind: refund_of === null ? 'taken' : 'refunded',
      cash_shift_id: shift.id,
      received_at: now.toISOString(),
      received_by: name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const money = { deposit_id: refund_of ?? id, cash_shift_id: shift.id, method, amount }
  await post(tx, context, {
    kind: refund_of === null ? 'deposit' : 'deposit_refund',
    deposit_id: id,
    entries: refund_of === null ? depositEntries(money) : depositRefundEntries(money),
  })
  const after = await depositRows(tx, caller).where('deposit.id', '=', money.deposit_id).executeTakeFirstOrThrow()
  recordEvent(tx, caller, {
    action: refund_of === null ? 'create' : 'refund',
    object: 'deposit',
    object_id: money.deposit_id,
    after,
    reason: reason === '' ? null : reason,
    people: { patient: [patient_id] },
  })
  return after
}
