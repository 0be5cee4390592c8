import { canWithdraw } from '@clinic/core/product'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { productPriceColumns } from '../../domain/product/product-price'
import { changeRow } from '../../use-case/change-row'
import type { Caller, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

/** Takes back a price that has not held yet; it stays in the history, with the reason. */
export const withdrawProductPrice: UseCase<'withdrawProductPrice'> = (call) =>
  withIdempotency(call, (tx) => {
    const { caller, path, body, now } = call
    return changeRow(tx, caller, {
      table: 'product_price',
      id: path.id,
      read: () => priceOf(tx, caller, path.id),
      async apply({ before }) {
        if (before.withdrawn_at !== null) throw new Refusal(409, 'priceWithdrawn', { current: before })
        const { today } = await clinicDay(tx, caller, now)
        if (!canWithdraw(before, today)) throw new Refusal(422, 'priceHolds')
        return { withdrawn_at: now, withdrawn_by: caller.name, withdrawal_reason: body.reason.trim() }
      },
      action: 'withdraw',
      reason: ({ withdrawal_reason }) => withdrawal_reason,
    })
  })

const priceOf = (tx: Transaction, { company_id, clinic_id }: Caller, id: number) =>
  tx
    .selectFrom('product_price')
    .select(productPriceColumns)
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
