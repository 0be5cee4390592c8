import { expect, it } from 'vitest'
import { comparedSteps } from './compared-steps'
import { stepNames } from './steps'

it.each([
  { sent: [], want: [] },
  { sent: ['encounter_arrived'], want: ['encounter_arrived'] },
  {
    sent: ['patient', 'consent', 'encounter_arrived', 'encounter_in_progress', 'condition'],
    want: ['patient', 'encounter_in_progress', 'condition'],
  },
  {
    sent: stepNames,
    want: stepNames.filter((step) => !['consent', 'encounter_arrived', 'encounter_in_progress'].includes(step)),
  },
] as const)('of $sent are $want', ({ sent, want }) => {
  expect(comparedSteps(sent)).toEqual(want)
})
