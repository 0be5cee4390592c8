import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type StockCountEvent, stockCountMachine } from './index'

const events: StockCountEvent['type'][] = [
  'stockCount.write',
  'stockCount.start',
  'stockCount.count',
  'stockCount.compare',
  'stockCount.recount',
  'stockCount.post',
  'stockCount.cancel',
]

provesMachine('stock-count/stock-count.machine.ts', stockCountMachine, {
  start: () => createActor(stockCountMachine),
  events: events.map((type) => ({ type })),
  ignored: {
    draft: ['stockCount.count', 'stockCount.compare', 'stockCount.recount', 'stockCount.post'],
    counting: ['stockCount.write', 'stockCount.start', 'stockCount.recount', 'stockCount.post'],
    review: ['stockCount.write', 'stockCount.start', 'stockCount.count', 'stockCount.compare'],
  },
})
