export { allocate } from './allocate'
export { amountInWords } from './amount-in-words'
export { percent, portionOf, type Ratio } from './ratio'
export { roundingOf } from './rounding'
