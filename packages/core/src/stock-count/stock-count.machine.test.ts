import { expectTypeOf, it } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { stockCountModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { stockCountMachine } from './stock-count.machine'
import type { StockCountState } from './stock-count.values'

provesLifecycle('a stock count', stockCountMachine, stockCountModel, {
  states: {
    planned: 'draft',
    atTheShelves: 'counting',
    onTheDesk: 'review',
    inTheBooks: 'posted',
    calledOff: 'cancelled',
  },
  events: {
    planAnew: 'stockCount.write',
    freeze: 'stockCount.start',
    countOne: 'stockCount.count',
    handIn: 'stockCount.compare',
    sendBack: 'stockCount.recount',
    believe: 'stockCount.post',
    callOff: 'stockCount.cancel',
  },
})

it('a stock count has states that people read', () => {
  expectTypeOf<StateValueFrom<typeof stockCountMachine>>().toEqualTypeOf<StockCountState>()
})
