import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { staffWeekModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type StaffWeekState, staffWeekMachine } from './staff-week.machine'

provesLifecycle('a week of the assistants', staffWeekMachine, staffWeekModel, {
  states: { planned: 'draft', shown: 'published', otherThanShown: 'changed' },
  events: {
    show: 'staffWeek.publish',
    planOtherwise: 'staffWeek.shiftsChanged',
    planAsShown: 'staffWeek.shiftsRestored',
  },
})

it('a week of the assistants has the states of the contract', () => {
  expectTypeOf<StaffWeekState>().toEqualTypeOf<Schema<'StaffWeekState'>>()
})

// Mutants tried, one at a time, and seen to die:
// - publish leads from draft to changed; a published week cannot be published; shiftsRestored removed, or leads to draft
// - it begins published
