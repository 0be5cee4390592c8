import type { Schema } from '@clinic/api'
import type { JobState, OutOfScopeReason } from './job.values'

/** What is sent of a visit. */
export type StepName =
  | 'patient'
  | 'consent'
  | 'encounter_arrived'
  | 'encounter_in_progress'
  | 'condition'
  | 'observation'
  | 'procedure'
  | 'medication'
  | 'medication_request'
  | 'medication_dispense'
  | 'allergy_intolerance'
  | 'clinical_impression'
  | 'encounter_finished'

export interface Step {
  name: StepName
  /** Steps of the same visit whose ids it refers to; all of them are sent before it. */
  needs: readonly StepName[]
}

export interface VisitFacts {
  state: Schema<'VisitState'>
  /** Whether the service knows the patient: there is an IHS number. */
  is_patient_known: boolean
  /** Whether the patient was asked who may read what is sent. */
  is_patient_asked: boolean
  diagnoses: number
  observations: number
  /** With an ICD-9-CM code, and not cancelled. */
  procedures: number
  /** Lines of signed prescriptions, with a KFA code. */
  prescribed: number
  handed_out: number
  allergies: number
  prognoses: number
}

export type Scope = { steps: readonly Step[] } | { out_of_scope: OutOfScopeReason } | { under_way: true }

/** The steps of a visit that is over, each after those it needs. Nothing of one under way, that was left, or entered by mistake. */
export function stepsOf(visit: VisitFacts): Scope {
  if (visit.state === 'left' || visit.state === 'entered_in_error') return { out_of_scope: visit.state }
  if (visit.state !== 'finished' && visit.state !== 'checked_out') return { under_way: true }
  const wanted = order.filter(({ name }) => isWanted[name](visit))
  const names = new Set(wanted.map(({ name }) => name))
  return { steps: wanted.map(({ name, needs }) => ({ name, needs: needs.filter((each) => names.has(each)) })) }
}

/** Whether a step may be sent: all that it needs was, also where it changed since. */
export const canSend = (step: Step, stateOf: (name: StepName) => JobState): boolean =>
  step.needs.every((name) => ['sent', 'stale'].includes(stateOf(name)))

const order: readonly Step[] = [
  { name: 'patient', needs: [] },
  // nothing needs it: who may read is no condition for what is sent
  { name: 'consent', needs: ['patient'] },
  { name: 'encounter_arrived', needs: ['patient'] },
  { name: 'encounter_in_progress', needs: ['encounter_arrived'] },
  { name: 'condition', needs: ['encounter_in_progress'] },
  { name: 'observation', needs: ['encounter_in_progress'] },
  { name: 'procedure', needs: ['encounter_in_progress', 'condition'] },
  { name: 'medication', needs: ['encounter_in_progress'] },
  { name: 'medication_request', needs: ['encounter_in_progress', 'medication'] },
  { name: 'medication_dispense', needs: ['medication', 'medication_request'] },
  { name: 'allergy_intolerance', needs: ['encounter_in_progress'] },
  { name: 'clinical_impression', needs: ['encounter_in_progress', 'condition'] },
  {
    name: 'encounter_finished',
    needs: [
      'encounter_in_progress',
      'condition',
      'observation',
      'procedure',
      'medication',
      'medication_request',
      'medication_dispense',
      'allergy_intolerance',
      'clinical_impression',
    ],
  },
]

/** In the order in which they are told. */
export const stepNames: readonly StepName[] = order.map(({ name }) => name)

const isWanted: Readonly<Record<StepName, (visit: VisitFacts) => boolean>> = {
  patient: ({ is_patient_known }) => !is_patient_known,
  consent: ({ is_patient_asked }) => is_patient_asked,
  encounter_arrived: () => true,
  encounter_in_progress: () => true,
  condition: ({ diagnoses }) => diagnoses > 0,
  observation: ({ observations }) => observations > 0,
  procedure: ({ procedures }) => procedures > 0,
  medication: ({ prescribed }) => prescribed > 0,
  medication_request: ({ prescribed }) => prescribed > 0,
  medication_dispense: ({ handed_out, prescribed }) => handed_out > 0 && prescribed > 0,
  allergy_intolerance: ({ allergies }) => allergies > 0,
  clinical_impression: ({ prognoses, diagnoses }) => prognoses > 0 && diagnoses > 0,
  encounter_finished: () => true,
}
