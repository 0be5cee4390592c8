import type { UseCases } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { checkDue, checkLaboratory } from './check-lab-order'
import { createLabOrder } from './create-lab-order'
import { labOrderById } from './lab-order-rows'
import { listLabOrder } from './list-lab-order'
import { listLabProcedure } from './list-lab-procedure'
import { transitionLabOrder } from './transition-lab-order'
import { updateLabOrder } from './update-lab-order'

export const labOrderUseCases: UseCases<
  | 'listLabOrder'
  | 'listLabProcedure'
  | 'createLabOrder'
  | 'getLabOrder'
  | 'updateLabOrder'
  | 'sendLabOrder'
  | 'receiveLabOrder'
  | 'returnLabOrder'
  | 'fitLabOrder'
  | 'cancelLabOrder'
> = {
  listLabOrder,
  listLabProcedure,
  createLabOrder,
  updateLabOrder,

  async getLabOrder({ database, caller, now, path }) {
    const order = await labOrderById(database, { caller, now }, path.id)
    if (!order) throw new Refusal(404, 'notFound')
    return order
  },

  sendLabOrder: (call) =>
    transitionLabOrder(call, {
      action: 'send',
      event: { type: 'labOrder.send' },
      async apply(tx, before) {
        await checkLaboratory(tx, call.caller, before.supplier_id)
        return { sent_on: await checkDue(tx, call, before.due_on) }
      },
    }),

  receiveLabOrder: (call) =>
    transitionLabOrder(call, {
      action: 'receive',
      event: { type: 'labOrder.receive' },
      apply: async (_, _before, today) => ({ received_on: today, cost: call.body.cost }),
    }),

  returnLabOrder: (call) =>
    transitionLabOrder(call, {
      action: 'return',
      event: { type: 'labOrder.return' },
      reason: call.body.reason.trim(),
      async apply(tx) {
        const { due_on } = call.body
        await checkDue(tx, call, due_on)
        return { due_on }
      },
    }),

  fitLabOrder: (call) =>
    transitionLabOrder(call, {
      action: 'fit',
      event: { type: 'labOrder.fit' },
      apply: async (_, _before, today) => ({ fitted_on: today }),
    }),

  cancelLabOrder: (call) =>
    transitionLabOrder(call, {
      action: 'cancel',
      event: { type: 'labOrder.cancel' },
      reason: call.body.reason.trim(),
    }),
}
