export { listedPrice, listsOf, pricesOf } from './listed-price'
export { priceListStatuses } from './price-list.values'
export { repriced } from './repriced'
