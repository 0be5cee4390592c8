import { describe, expect, it } from 'vitest'
import type { JobState } from './job.values'
import { canSend, type StepName, stepsOf, type VisitFacts } from './steps'

const everything: VisitFacts = {
  state: 'checked_out',
  is_patient_known: false,
  is_patient_asked: true,
  diagnoses: 2,
  observations: 5,
  procedures: 1,
  prescribed: 1,
  handed_out: 1,
  allergies: 1,
  prognoses: 1,
}

const nothing: VisitFacts = {
  state: 'finished',
  is_patient_known: true,
  is_patient_asked: false,
  diagnoses: 0,
  observations: 0,
  procedures: 0,
  prescribed: 0,
  handed_out: 0,
  allergies: 0,
  prognoses: 0,
}

const planOf = (visit: VisitFacts) => {
  const scope = stepsOf(visit)
  return 'steps' in scope ? scope.steps : []
}
const names = (change: Partial<VisitFacts>, of = nothing) => planOf({ ...of, ...change }).map(({ name }) => name)
const encounter: StepName[] = ['encounter_arrived', 'encounter_in_progress', 'encounter_finished']

describe('the steps of a visit', () => {
  it('are all, in the order of the ministry', () => {
    expect(names({}, everything)).toEqual([
      'patient',
      'consent',
      'encounter_arrived',
      'encounter_in_progress',
      'condition',
      'observation',
      'procedure',
      'medication',
      'medication_request',
      'medication_dispense',
      'allergy_intolerance',
      'clinical_impression',
      'encounter_finished',
    ])
  })

  it.each<[Partial<VisitFacts>, StepName[]]>([
    [{}, encounter],
    [{ is_patient_known: false }, ['patient', ...encounter]],
    [{ is_patient_asked: true }, ['consent', ...encounter]],
    [{ is_patient_asked: true, is_patient_known: false }, ['patient', 'consent', ...encounter]],
    [
      { diagnoses: 1, prognoses: 1 },
      ['encounter_arrived', 'encounter_in_progress', 'condition', 'clinical_impression', 'encounter_finished'],
    ],
    [
      { prescribed: 1 },
      ['encounter_arrived', 'encounter_in_progress', 'medication', 'medication_request', 'encounter_finished'],
    ],
    // Nothing hangs on what is not sent.
    [{ handed_out: 1, prognoses: 1 }, encounter],
  ])('with %j are %j', (facts, want) => expect(names(facts)).toEqual(want))

  it('come after those they need, which are steps of the same visit', () => {
    for (const visit of [everything, nothing, { ...nothing, procedures: 1 }]) {
      const before = new Set<StepName>()
      for (const { name, needs } of planOf(visit)) {
        expect(needs.filter((each) => !before.has(each))).toEqual([])
        before.add(name)
      }
    }
  })

  it('end with the finished visit, which waits for all that hangs on it', () => {
    const last = planOf(everything).at(-1)
    const others = ['patient', 'consent', 'encounter_arrived', last?.name]
    expect(last?.needs).toEqual(names({}, everything).filter((name) => !others.includes(name)))
  })

  it('need the patient before the consent, and the consent for nothing', () => {
    const plan = planOf(everything)
    expect(plan.find(({ name }) => name === 'consent')?.needs).toEqual(['patient'])
    expect(plan.flatMap(({ needs }) => needs)).not.toContain('consent')
  })

  it.each([
    ['left', { out_of_scope: 'left' }],
    ['entered_in_error', { out_of_scope: 'entered_in_error' }],
    ['waiting', { under_way: true }],
    ['called', { under_way: true }],
    ['in_vitals', { under_way: true }],
    ['ready', { under_way: true }],
    ['in_practice', { under_way: true }],
    ['paused', { under_way: true }],
  ] as const)('of one that is %s are none: %j', (state, want) =>
    expect(stepsOf({ ...everything, state })).toEqual(want),
  )
})

it.each<[JobState, boolean]>([
  ['not_ready', false],
  ['ready', false],
  ['queued', false],
  ['sending', false],
  ['sent', true],
  ['stale', true],
  ['retry_wait', false],
  ['rejected', false],
  ['dead', false],
  ['out_of_scope', false],
])('a step that needs one that is %s may be sent: %j', (state, want) => {
  const step = { name: 'procedure', needs: ['encounter_in_progress', 'condition'] } as const
  expect(canSend(step, (name) => (name === 'condition' ? state : 'sent'))).toBe(want)
})
