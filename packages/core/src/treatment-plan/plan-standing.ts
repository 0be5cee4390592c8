import type { Schema } from '@clinic/api'
import { treatmentPhases } from './treatment-plan.values'

type Plan = Pick<Schema<'TreatmentPlan'>, 'state' | 'valid_until'>

/** Whether a proposal waits for an answer on a day after its last one; both are plain dates. */
export const isExpired = ({ state, valid_until }: Plan, today: string): boolean =>
  state === 'proposed' && valid_until !== null && valid_until < today

/** Whether everything the patient accepted is done. */
export const isAllDone = (items: readonly Pick<Schema<'TreatmentPlanItem'>, 'state'>[]): boolean =>
  items.some(({ state }) => state === 'done') && items.every(({ state }) => state !== 'accepted')

/** Items in the order of their phases; within a phase as they come. */
export const inPhaseOrder = <Item extends Pick<Schema<'TreatmentPlanItem'>, 'phase'>>(items: readonly Item[]): Item[] =>
  phases.flatMap((phase) => items.filter((item) => item.phase === phase))

const phases = Object.keys(treatmentPhases)
