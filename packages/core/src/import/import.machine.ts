import { type EventFrom, type StateValueFrom, setup } from 'xstate'

/** The lifecycle of an import, from the file to the last row; the web and the server both obey it. Rows are checked and created in steps. */
export const importMachine = setup({
  types: {
    events: {} as
      | { type: 'import.map' }
      | { type: 'import.check' }
      | { type: 'import.finishCheck' }
      | { type: 'import.include' }
      | { type: 'import.mend' }
      | { type: 'import.run' }
      | { type: 'import.finish' }
      | { type: 'import.cancel' },
  },
}).createMachine({
  id: 'import',
  initial: 'uploaded',
  states: {
    uploaded: { on: { 'import.map': 'mapped', 'import.cancel': 'cancelled' } },
    mapped: {
      on: {
        'import.map': 'mapped',
        'import.check': 'mapped',
        'import.finishCheck': 'checked',
        'import.cancel': 'cancelled',
      },
    },
    // Nothing is created yet, so the columns can still be mapped anew.
    checked: {
      on: {
        'import.map': 'mapped',
        'import.include': 'checked',
        'import.mend': 'checked',
        'import.run': 'running',
        'import.cancel': 'cancelled',
      },
    },
    running: { on: { 'import.run': 'running', 'import.finish': 'done', 'import.cancel': 'cancelled' } },
    done: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

export type ImportState = StateValueFrom<typeof importMachine>
export type ImportEvent = EventFrom<typeof importMachine>
