import { expectTypeOf, it } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { usageModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { usageMachine } from './usage.machine'
import type { UsageState } from './usage.values'

provesLifecycle('what a treatment used', usageMachine, usageModel, {
  states: { listed: 'draft', usedUp: 'posted', crossedOut: 'cancelled' },
  events: { takeFromShelf: 'usage.post', crossOut: 'usage.cancel' },
})

it('what a treatment used has states that people read', () => {
  expectTypeOf<StateValueFrom<typeof usageMachine>>().toEqualTypeOf<UsageState>()
})
