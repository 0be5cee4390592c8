import { isExpected, linesToCome } from '@clinic/core/purchase-order'
import { recordEvent } from '../../audit/record-event'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { transactionById } from '../../domain/medicine/transaction-rows'
import { heldOrder } from '../../domain/purchase-order/held-order'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import { purchaseOrderById } from './purchase-order-by-id'

/** Writes the draft of a receipt with what is still to come. */
export const createPurchaseOrderReceipt: UseCase<'createPurchaseOrderReceipt'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, path } = call
    const { company_id, clinic_id, name: by } = caller
    const order = await purchaseOrderById(tx, { caller, now }, path.id)
    if (!order) throw new Refusal(404, 'notFound')
    const { state, supplier_id, lines, progress } = await heldOrder(tx, caller, path.id)
    if (!isExpected(state)) throw new Refusal(409, 'purchaseOrderNotExpected', { current: order })
    const { today: dated_on } = await clinicDay(tx, caller, now)
    const at = now.toISOString()
    const { id } = await tx
      .insertInto('medicine_transaction')
      .values({
        company_id,
        clinic_id,
        kind: 'receipt',
        state: 'draft',
        purchase_order_id: path.id,
        supplier_id,
        invoice_number: '',
        dated_on,
        reason: null,
        note: '',
        lines: JSON.stringify(linesToCome(lines, progress)),
        stages: JSON.stringify([{ state: 'draft', by, at, reason: '' }]),
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const after = await transactionById(tx, { caller, now }, id)
    if (!after) throw new Error(`The document ${id} was not stored`)
    recordEvent(tx, caller, { action: 'create', object: 'medicine_transaction', object_id: id, after: { ...after } })
    return after
  })
