import { setup } from 'xstate'

/** The product's promises about a note while it is written: what is typed is never lost, and nobody's draft is overwritten unseen. */
export const noteDraftModel = setup({
  types: {
    events: {} as
      | { type: 'write' }
      /** the hands rest */
      | { type: 'rest' }
      | { type: 'flush' }
      | { type: 'store' }
      | { type: 'lose' }
      | { type: 'refuse' }
      /** another window has stored a draft */
      | { type: 'collide' }
      /** the pause before the next try passes */
      | { type: 'wait' }
      | { type: 'restore' }
      | { type: 'keepMine' }
      | { type: 'takeOther' },
  },
}).createMachine({
  id: 'noteDraft',
  initial: 'kept',
  states: {
    kept: { on: { write: 'typed' } },
    typed: { on: { write: 'typed', rest: 'onItsWay', flush: 'onItsWay' } },
    onItsWay: { on: { write: 'typedMeanwhile', store: 'kept', lose: 'unsent', refuse: 'refused', collide: 'asked' } },
    typedMeanwhile: { on: { store: 'typed' } },
    unsent: { on: { write: 'unsent', wait: 'onItsWay', restore: 'onItsWay', flush: 'onItsWay' } },
    refused: { on: { write: 'typed', flush: 'onItsWay' } },
    asked: { on: { keepMine: 'onItsWay', takeOther: 'kept' } },
  },
})
