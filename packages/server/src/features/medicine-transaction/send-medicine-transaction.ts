import type { Schema } from '@clinic/api'
import { lineChange } from '@clinic/core/medicine-transaction'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { transactionById } from '../../domain/medicine/transaction-rows'
import type { RequestContext, UseCase } from '../../use-case/contract'
import { changeTransaction } from './change-transaction'
import { completeTransaction } from './complete-transaction'

export const sendMedicineTransaction: UseCase<'sendMedicineTransaction'> = (call) =>
  changeTransaction(call, {
    step: 'send',
    async apply(tx, transaction) {
      const moves = transaction.content.lines.flatMap(({ medicine_id, batch_id, ...line }) =>
        batch_id === null ? [] : { medicine_id, batch_id, quantity: lineChange(line, null) },
      )
      const numbered = await completeTransaction(tx, call, {
        transaction,
        knownSupplier: null,
        moves: async () => moves,
      })
      return { ...numbered, partner_id: await announceTransfer(tx, call, transaction) }
    },
  })

/** Writes the document of the other clinic, which sees the goods as incoming from now on. Its lines say what the batches are, as those belong to the sender. */
async function announceTransfer(
  tx: Transaction,
  { caller, now }: RequestContext,
  { id: partner_id, content, batches }: Schema<'MedicineTransaction'>,
) {
  const { company_id, clinic_id: partner_clinic_id, name: by } = caller
  const { to_clinic_id, dated_on, note } = content
  if (to_clinic_id === null) throw new Error(`The transfer ${partner_id} goes to no clinic`)
  const lines = content.lines.map(({ medicine_id, batch_id, quantity, pack_size }) => {
    const batch = batches.find((each) => each.id === batch_id)
    if (!batch) throw new Error(`The transfer ${partner_id} has a line without a batch`)
    const { lot, expires_on, unit_cost: price } = batch
    return {
      medicine_id,
      batch_id: null,
      quantity: quantity * pack_size,
      pack_size: 1,
      bonus: 0,
      price,
      lot,
      expires_on,
    }
  })
  const at = now.toISOString()
  const { id } = await tx
    .insertInto('medicine_transaction')
    .values({
      company_id,
      clinic_id: to_clinic_id,
      kind: 'transfer_in',
      state: 'sent',
      supplier_id: null,
      invoice_number: '',
      dated_on,
      reason: null,
      note,
      lines: JSON.stringify(lines),
      stages: JSON.stringify([{ state: 'sent', by, at, reason: '' }]),
      partner_clinic_id,
      partner_id,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const there = { ...caller, clinic_id: to_clinic_id }
  const after = await transactionById(tx, { caller: there, now }, id)
  recordEvent(tx, there, { action: 'create', object: 'medicine_transaction', object_id: id, after: { ...after } })
  return id
}
