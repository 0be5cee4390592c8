import { priceProblems } from '@clinic/core/product'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { lockProduct, productPriceColumns } from '../../domain/product/product-price'
import type { Caller, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

/** A price is never changed: a new one holds from its day on, also in the place of one from that day that was looked at. */
export const createProductPrice: UseCase<'createProductPrice'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, path, body, now } = call
    const { company_id, clinic_id, name } = caller
    const { replaces = null, price_list_id = null, ...entered } = body
    await lockProduct(tx, caller, path.id)
    const { today } = await clinicDay(tx, caller, now)
    const problems = priceProblems(body, today)
    if (problems.valid_from) throw new Refusal(422, 'checkFields', { fields: { valid_from: problems.valid_from } })
    if (!(await isListHere(tx, caller, price_list_id)))
      throw new Refusal(422, 'checkFields', { fields: { price_list_id: 'priceListUnknown' } })
    if ((await priceFrom(tx, caller, { product_id: path.id, price_list_id, day: body.valid_from })) !== replaces)
      throw new Refusal(409, 'priceMeanwhile', { fields: { valid_from: 'priceMeanwhile' } })
    const after = await tx
      .insertInto('product_price')
      .values({
        ...entered,
        company_id,
        clinic_id,
        product_id: path.id,
        price_list_id,
        created_at: now,
        created_by: name,
      })
      .returning(productPriceColumns)
      .executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: 'create', object: 'product_price', object_id: after.id, after })
    return after
  })

/** Whether it is the standard, or a list of the clinic: one that is not active yet is filled before. */
async function isListHere(tx: Transaction, { company_id, clinic_id }: Caller, id: number | null) {
  if (id === null) return true
  const list = await tx
    .selectFrom('price_list')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
  return list !== undefined
}

/** The price of a list that holds from a day on, as core's `priceFrom`: held, so that it is not withdrawn meanwhile. */
async function priceFrom(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  { product_id, price_list_id, day }: { product_id: number; price_list_id: number | null; day: string },
) {
  const price = await tx
    .selectFrom('product_price')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, product_id, valid_from: day }))
    .where('price_list_id', 'is not distinct from', price_list_id)
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .forShare()
    .executeTakeFirst()
  return price?.id ?? null
}
