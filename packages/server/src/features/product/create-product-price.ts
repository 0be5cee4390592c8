import type { Transaction } from '../../database/schema'
import { findPriceList } from '../../domain/price-list/find-price-list'
import { enterPrices } from '../../domain/product/enter-prices'
import { lockProduct } from '../../domain/product/product-price'
import type { Caller, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

export const createProductPrice: UseCase<'createProductPrice'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, path, body } = call
    const { price, valid_from, replaces = null, price_list_id = null } = body
    await lockProduct(tx, caller, path.id)
    if (!(await isListHere(tx, caller, price_list_id)))
      throw new Refusal(422, 'checkFields', { fields: { price_list_id: 'priceListUnknown' } })
    const prices = [{ product_id: path.id, price, replaces }]
    const [entered] = await enterPrices(tx, call, { price_list_id, valid_from, prices })
    if (!entered) throw new Error('A price was entered without a row')
    return entered
  })

/** Whether it is the standard, or a list of the clinic: one that is not active yet is filled before. */
const isListHere = async (tx: Transaction, caller: Caller, id: number | null) =>
  id === null || (await findPriceList(tx, caller, id)) !== undefined
