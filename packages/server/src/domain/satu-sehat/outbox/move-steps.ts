import { nextState } from '@clinic/core/lifecycle'
import { type JobEvent, jobMachine } from '@clinic/core/satu-sehat'
import type { Transaction } from '../../../database/schema'
import type { Clinic } from './lease-visit'
import type { StepRow } from './step-rows'

interface Moving {
  /** Of the visit. */
  id: number
  steps: readonly StepRow[]
  event: JobEvent
}

/** Moves those steps of a visit that may move so. What is sent anew has its attempts before it. */
export async function moveSteps(tx: Transaction, { company_id, clinic_id }: Clinic, { id, steps, event }: Moving) {
  for (const { step, state: before } of steps) {
    const state = nextState(jobMachine, before, event)
    if (state === null) continue
    const anew = event.type === 'job.enqueue' ? { attempts: 0, first_at: null, next_at: null } : {}
    await tx
      .updateTable('satu_sehat_step')
      .set({ state, ...anew })
      .where((eb) => eb.and({ company_id, clinic_id, visit_id: id, step }))
      .execute()
  }
}
