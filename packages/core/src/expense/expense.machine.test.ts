import type { Schema } from '@clinic/api'
import { expectTypeOf, it } from 'vitest'
import { expenseModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { type ExpenseState, expenseMachine } from './expense.machine'

provesLifecycle('an expense', expenseMachine, expenseModel, {
  states: { counted: 'recorded', takenBack: 'void' },
  events: { takeBack: 'expense.void' },
})

it('an expense has the states of the contract', () => {
  expectTypeOf<ExpenseState>().toEqualTypeOf<Schema<'ExpenseState'>>()
})
