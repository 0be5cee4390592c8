import { labOrderMachine } from '@clinic/core/lab-order'
import { nextState } from '@clinic/core/lifecycle'
import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'
import { checkLabOrder } from './check-lab-order'
import { labOrderById } from './lab-order-rows'

/** Changes what a draft orders: what can still be sent. */
export const updateLabOrder: UseCase<'updateLabOrder'> = (call) => {
  const { database, caller, now, path, body } = call
  const { version, ...ordered } = body
  return changeRow(database, caller, {
    table: 'lab_order',
    id: path.id,
    read: (tx) => labOrderById(tx, call, path.id),
    move: {
      to: ({ state }) => nextState(labOrderMachine, state, { type: 'labOrder.send' }) && state,
      refusal: 'labOrderNotNow',
    },
    version,
    apply: async ({ tx, before }) => ({
      ...(await checkLabOrder(tx, call, { ...ordered, patient_id: before.patient.id })),
      updated_at: now.toISOString(),
    }),
    action: 'update',
    people: ({ patient }) => ({ patient: [patient.id] }),
  })
}
