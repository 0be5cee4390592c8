import { expectTypeOf, it } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { vitalSignModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { vitalSignMachine } from './vital-sign.machine'
import type { VitalSignState } from './vital-sign.values'

provesLifecycle('a measurement', vitalSignMachine, vitalSignModel, {
  states: {
    nothingMeasured: 'not_taken',
    beingTyped: 'draft',
    kept: 'recorded',
    leftOut: 'skipped',
    replaced: 'corrected',
  },
  events: {
    type: 'vitalSign.enter',
    throwAway: 'vitalSign.discard',
    keep: 'vitalSign.record',
    goWithout: 'vitalSign.skip',
    putRight: 'vitalSign.correct',
  },
})

it('a measurement has the states that people read', () => {
  expectTypeOf<StateValueFrom<typeof vitalSignMachine>>().toEqualTypeOf<VitalSignState>()
})
