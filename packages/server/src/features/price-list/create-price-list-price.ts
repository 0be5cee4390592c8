import { findPriceList } from '../../domain/price-list/find-price-list'
import { enterPrices } from '../../domain/product/enter-prices'
import { lockProducts } from '../../domain/product/product-price'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { wholeList } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

/** Many prices of a list at once: all of them are entered, or none. */
export const createPriceListPrice: UseCase<'createPriceListPrice'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, path, body } = call
    const { valid_from, prices } = body
    if (!(await findPriceList(tx, caller, path.id))) throw new Refusal(404, 'notFound')
    const services = prices.map(({ product_id }) => product_id)
    refuse(services, 'priceTwice', (id, place) => services.indexOf(id) < place)
    const here = new Set(await lockProducts(tx, caller, services))
    refuse(services, 'productUnknown', (id) => !here.has(id))
    return wholeList(await enterPrices(tx, call, { price_list_id: path.id, valid_from, prices }))
  })

/** Refuses the first service that is wrong, by its place. */
function refuse(services: readonly number[], problem: Sentence, isWrong: (id: number, place: number) => boolean) {
  const place = services.findIndex(isWrong)
  if (place >= 0) throw new Refusal(422, 'checkFields', { fields: { [`prices.${place}.product_id`]: problem } })
}
