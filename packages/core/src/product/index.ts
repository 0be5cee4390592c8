export { priceModels, productCategories, productScopes, productStatuses } from './product.values'
export {
  canWithdraw,
  lastPriceDay,
  type PriceProblem,
  type PriceState,
  priceFrom,
  priceOn,
  priceProblems,
  priceStateOf,
} from './product-price'
export { type ProductProblem, productProblems } from './product-problems'
