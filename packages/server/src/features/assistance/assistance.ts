import { isUnderWay } from '@clinic/core/visit'
import type { UseCases } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { assignAssistant } from './assign-assistant'
import { assistanceDay } from './assistance-day'
import { changeAssistance } from './change-assistance'
import { correctMaterial } from './correct-material'
import { createAssistance } from './create-assistance'
import { listAssistance } from './list-assistance'
import { recordMaterial } from './record-material'

type AssistanceOperation =
  | 'assistanceDay'
  | 'listAssistance'
  | 'createAssistance'
  | 'prepareAssistance'
  | 'startAssistance'
  | 'stopAssistance'
  | 'reassignAssistance'
  | 'recordMaterial'
  | 'correctMaterial'

export const assistanceUseCases: UseCases<AssistanceOperation> = {
  assistanceDay,
  listAssistance,
  createAssistance,
  recordMaterial,
  correctMaterial,

  prepareAssistance: (call) =>
    changeAssistance(call, {
      action: 'prepare',
      event: ({ state }) => (state === 'assigned' ? { type: 'assistance.prepare' } : ['preparing', 'assisting']),
      apply: async () => ({ prepared: JSON.stringify(call.body.prepared) }),
    }),

  startAssistance: (call) =>
    changeAssistance(call, {
      action: 'start',
      event: () => ({ type: 'assistance.start' }),
      async apply(_, before, visit) {
        if (!isUnderWay(visit.state)) throw new Refusal(409, 'patientGone', { current: before })
        return { started_at: call.now.toISOString() }
      },
    }),

  stopAssistance: (call) =>
    changeAssistance(call, {
      action: 'stop',
      event: () => ({ type: 'assistance.stop' }),
      apply: async (_, before) => ({ stopped_at: notBefore(call.now, before.started_at) }),
    }),

  reassignAssistance: (call) => {
    const { caller, now, body } = call
    return changeAssistance(call, {
      action: 'reassign',
      event: () => ({ type: 'assistance.reassign' }),
      ofAll: true,
      async apply(_, { staff_id, started_at }) {
        if (staff_id === body.staff_id) throw new Refusal(422, 'checkFields', { fields: { staff_id: 'assistsHere' } })
        return { stopped_at: started_at && notBefore(now, started_at) }
      },
      follow: (tx, { visit_id, role, prepared }) =>
        assignAssistant(tx, caller, { visit_id, staff_id: body.staff_id, role, prepared, now }),
    })
  },
}

/** The clocks of two servers differ: nothing stops before it started. */
const notBefore = (now: Date, started_at: string | null) =>
  started_at !== null && started_at > now.toISOString() ? started_at : now.toISOString()
