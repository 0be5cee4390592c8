import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { labOrderModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type LabOrderState, labOrderMachine } from './lab-order.machine'

provesLifecycle('a lab order', labOrderMachine, labOrderModel, {
  states: {
    written: 'draft',
    beingMade: 'sent',
    here: 'received',
    redone: 'returned',
    inPlace: 'fitted',
    givenUp: 'cancelled',
  },
  events: {
    handOver: 'labOrder.send',
    takeIn: 'labOrder.receive',
    sendBack: 'labOrder.return',
    place: 'labOrder.fit',
    giveUp: 'labOrder.cancel',
  },
})

it('a lab order has the states of the contract', () => {
  expectTypeOf<LabOrderState>().toEqualTypeOf<Schema<'LabOrderState'>>()
})
