import { mayWithdraw } from '@clinic/core/product'
import { recordEvent } from '../../audit/record-event'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { productPriceColumns } from '../../domain/product/product-price'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

/** Takes back a price that has not held yet; it stays in the history, with the reason. */
export const withdrawProductPrice: UseCase<'withdrawProductPrice'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, path, body, now } = call
    const { company_id, clinic_id } = caller
    const { id } = path
    const before = await tx
      .selectFrom('product_price')
      .select(productPriceColumns)
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new Refusal(404, 'notFound')
    if (before.withdrawn_at !== null) throw new Refusal(409, 'priceWithdrawn', { current: before })
    const { today } = await clinicDay(tx, caller, now)
    if (!mayWithdraw(before, today)) throw new Refusal(422, 'priceHolds')
    const after = await tx
      .updateTable('product_price')
      .set({ withdrawn_at: now, withdrawn_by: caller.name, withdrawal_reason: body.reason.trim() })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .returning(productPriceColumns)
      .executeTakeFirstOrThrow()
    const { withdrawal_reason: reason } = after
    recordEvent(tx, caller, { action: 'withdraw', object: 'product_price', object_id: after.id, before, after, reason })
    return after
  })
