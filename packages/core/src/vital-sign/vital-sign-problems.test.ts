import { expect, it } from 'vitest'
import { type VitalSignInput, type VitalSignProblems, vitalSignProblems } from './vital-sign-problems'

const measured: VitalSignInput = {
  systolic: 120,
  diastolic: 80,
  pulse: null,
  respiration: null,
  temperature: null,
  oxygen_saturation: null,
  weight: null,
  height: null,
  glucose: null,
  glucose_timing: null,
  pain: null,
  unmeasurable_reason: '',
  is_pregnant: false,
  pregnancy_weeks: null,
  is_breastfeeding: false,
}

const cases: [string, Partial<VitalSignInput>, VitalSignProblems][] = [
  ['a blood pressure alone', {}, {}],
  ['no blood pressure', { systolic: null, diastolic: null }, { systolic: 'required' }],
  ['a blank reason', { systolic: null, diastolic: null, unmeasurable_reason: ' ' }, { systolic: 'required' }],
  ['a reason why there is none', { systolic: null, diastolic: null, unmeasurable_reason: 'Cries' }, {}],
  ['a reason beside one', { unmeasurable_reason: 'Cries' }, { unmeasurable_reason: 'mustBeEmpty' }],
  ['no systolic one', { systolic: null }, { systolic: 'required' }],
  ['no diastolic one', { diastolic: null }, { diastolic: 'required' }],
  ['80/120', { systolic: 80, diastolic: 120 }, { systolic: 'systolicNotAbove' }],
  ['120/120', { systolic: 120, diastolic: 120 }, { systolic: 'systolicNotAbove' }],
  ['what is impossible', { systolic: 301, temperature: 386 }, { systolic: 'impossible', temperature: 'impossible' }],
  ['what is impossible twice', { systolic: 10, diastolic: 80 }, { systolic: 'impossible' }],
  [
    'more decimals than are measured',
    { pulse: 80.5, temperature: 36.85 },
    { pulse: 'impossible', temperature: 'impossible' },
  ],
  ['one decimal', { temperature: 36.9, weight: 62.5 }, {}],
  ['a blood sugar of no time', { glucose: 100 }, { glucose_timing: 'required' }],
  ['a blood sugar', { glucose: 100, glucose_timing: 'random' }, {}],
  ['the time of no blood sugar', { glucose_timing: 'fasting' }, { glucose_timing: 'mustBeEmpty' }],
  ['a pregnancy', { is_pregnant: true }, {}],
  ['weeks of a pregnancy', { is_pregnant: true, pregnancy_weeks: 44 }, {}],
  ['the first week', { is_pregnant: true, pregnancy_weeks: 1 }, {}],
  ['too many weeks', { is_pregnant: true, pregnancy_weeks: 45 }, { pregnancy_weeks: 'weeksOutOfRange' }],
  ['no week', { is_pregnant: true, pregnancy_weeks: 0 }, { pregnancy_weeks: 'weeksOutOfRange' }],
  ['half a week', { is_pregnant: true, pregnancy_weeks: 8.5 }, { pregnancy_weeks: 'weeksOutOfRange' }],
  ['weeks of no pregnancy', { pregnancy_weeks: 8 }, { pregnancy_weeks: 'mustBeEmpty' }],
  ['breastfeeding', { is_breastfeeding: true }, {}],
]

it.each(cases)('%s', (_, input, want) => {
  expect(vitalSignProblems({ ...measured, ...input }, { sex: 'female' })).toEqual(want)
})

it('a man is neither pregnant nor breastfeeding', () => {
  expect(vitalSignProblems({ ...measured, is_pregnant: true, is_breastfeeding: true }, { sex: 'male' })).toEqual({
    is_pregnant: 'mustBeEmpty',
    is_breastfeeding: 'mustBeEmpty',
  })
  expect(vitalSignProblems(measured, { sex: 'male' })).toEqual({})
})
