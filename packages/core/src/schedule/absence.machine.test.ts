import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { absenceModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type AbsenceState, absenceMachine } from './absence.machine'

provesLifecycle('an absence', absenceMachine, absenceModel, {
  states: { askedFor: 'requested', granted: 'approved', refused: 'rejected', takenBack: 'cancelled' },
  events: { grant: 'absence.approve', refuse: 'absence.reject', takeBack: 'absence.cancel' },
})

it('an absence has the states of the contract', () => {
  expectTypeOf<AbsenceState>().toEqualTypeOf<Schema<'AbsenceState'>>()
})

// Mutants tried, one at a time, and seen to die:
// - approve leads to rejected; a rejected one can be cancelled; an approved one cannot; it begins approved
