import { expectTypeOf, it } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { assistanceModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { assistanceMachine } from './assistance.machine'
import type { AssistanceState } from './assistance.values'

provesLifecycle('an assistance', assistanceMachine, assistanceModel, {
  states: {
    onTheList: 'assigned',
    layingOut: 'preparing',
    atTheChair: 'assisting',
    cleanedUp: 'done',
    withColleague: 'reassigned',
  },
  events: {
    layOut: 'assistance.prepare',
    sitDown: 'assistance.start',
    cleanUp: 'assistance.stop',
    handOver: 'assistance.reassign',
  },
})

it('an assistance has the states that people read', () => {
  expectTypeOf<StateValueFrom<typeof assistanceMachine>>().toEqualTypeOf<AssistanceState>()
})
