import { setup } from 'xstate'

/** The spec model of a purchase order: a wish list, signed and sent to the supplier, parcels that come, and the rest that is called off. */
export const purchaseOrderModel = setup({
  types: {
    events: {} as
      | { type: 'writeOn' }
      | { type: 'sign' }
      | { type: 'send' }
      | { type: 'bringSome' }
      | { type: 'bringRest' }
      | { type: 'callOff' },
  },
}).createMachine({
  id: 'purchaseOrder',
  initial: 'beingWritten',
  states: {
    beingWritten: { on: { writeOn: 'beingWritten', sign: 'signed', send: 'atSupplier', callOff: 'calledOff' } },
    signed: { on: { send: 'atSupplier', callOff: 'calledOff' } },
    atSupplier: { on: { bringSome: 'partlyHere', bringRest: 'allHere', callOff: 'calledOff' } },
    partlyHere: { on: { bringSome: 'partlyHere', bringRest: 'allHere', callOff: 'calledOff' } },
    allHere: {},
    calledOff: {},
  },
})
