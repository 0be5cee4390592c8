import { priceProblems } from '@clinic/core/product'
import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../contract'
import { clinicDay } from '../../database/clinic-day'
import { once } from '../../idempotency'
import { Refusal } from '../../refusal'
import { findProduct, productPriceColumns } from './product-price'

/** A price is never changed: a new one holds from its day on. */
export const createProductPrice: UseCase<'createProductPrice'> = (call) =>
  once(call, async (tx) => {
    const { caller, path, body, now } = call
    const { company_id, clinic_id, name } = caller
    await findProduct(tx, caller, path.id)
    const { today } = await clinicDay(tx, caller, now)
    const problems = priceProblems(body, today)
    if (problems.valid_from) throw new Refusal(422, 'checkFields', { fields: { valid_from: problems.valid_from } })
    const after = await tx
      .insertInto('product_price')
      .values({ ...body, company_id, clinic_id, product_id: path.id, created_at: now, created_by: name })
      .returning(productPriceColumns)
      .executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: 'create', object: 'product_price', object_id: after.id, after })
    return after
  })
