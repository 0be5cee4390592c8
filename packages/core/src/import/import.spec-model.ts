import { setup } from 'xstate'

/** An import as the people of a clinic tell it: a list is read, its columns are named, its rows are looked at, then entered. */
export const importModel = setup({
  types: {
    events: {} as
      | { type: 'nameColumns' }
      | { type: 'lookAtSome' }
      | { type: 'lookAtTheLast' }
      /** A row that seems to be there already is entered all the same, or is not. */
      | { type: 'chooseRow' }
      /** What a refused row says is corrected. */
      | { type: 'correctRow' }
      | { type: 'enterSome' }
      | { type: 'enterTheLast' }
      | { type: 'giveUp' },
  },
}).createMachine({
  id: 'import',
  initial: 'read',
  states: {
    read: { on: { nameColumns: 'named', giveUp: 'givenUp' } },
    named: { on: { nameColumns: 'named', lookAtSome: 'named', lookAtTheLast: 'lookedAt', giveUp: 'givenUp' } },
    lookedAt: {
      on: {
        nameColumns: 'named',
        chooseRow: 'lookedAt',
        correctRow: 'lookedAt',
        enterSome: 'entering',
        giveUp: 'givenUp',
      },
    },
    // created rows stay, whatever happens to the others
    entering: { on: { enterSome: 'entering', enterTheLast: 'entered', giveUp: 'givenUp' } },
    entered: {},
    givenUp: {},
  },
})
