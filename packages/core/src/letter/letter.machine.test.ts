import { expectTypeOf, it } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { letterModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { letterMachine } from './letter.machine'
import type { LetterState } from './letter.values'

provesLifecycle('a letter', letterMachine, letterModel, {
  states: { reliedOn: 'issued', takenBack: 'voided' },
  events: { takeBack: 'letter.void' },
})

it('a letter has the states that people read', () => {
  expectTypeOf<StateValueFrom<typeof letterMachine>>().toEqualTypeOf<LetterState>()
})
