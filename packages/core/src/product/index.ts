export { effectOf } from './effect-of'
export { priceModels, productCategories, productScopes, productStatuses } from './product.values'
export { effectsOn } from './product-effect'
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
export { type RecipeProblem, recipeProblems } from './recipe-problems'
