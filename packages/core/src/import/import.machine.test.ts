import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { importModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type ImportState, importMachine } from './import.machine'
import type { ImportKindName } from './import-kind'

provesLifecycle('an import', importMachine, importModel, {
  states: {
    read: 'uploaded',
    named: 'mapped',
    lookedAt: 'checked',
    entering: 'running',
    entered: 'done',
    givenUp: 'cancelled',
  },
  events: {
    nameColumns: 'import.map',
    lookAtSome: 'import.check',
    lookAtTheLast: 'import.finishCheck',
    chooseRow: 'import.include',
    correctRow: 'import.mend',
    enterSome: 'import.run',
    enterTheLast: 'import.finish',
    giveUp: 'import.cancel',
  },
})

it('an import has the states and the kinds of the contract', () => {
  expectTypeOf<ImportState>().toEqualTypeOf<Schema<'ImportState'>>()
  expectTypeOf<ImportKindName>().toEqualTypeOf<Schema<'ImportKind'>>()
})

// Mutants tried, one at a time, and seen to die:
// - finishCheck leads to mapped; a checked one cannot be mapped again; finish removed; a done one is cancelled
// - it begins mapped
