import type { UseCase } from '../../use-case/contract'
import { checkProducts, checkStaff, writeProducts } from './planned'
import { stepVisit } from './step-visit'

export const updateVisit: UseCase<'updateVisit'> = (call) => {
  const { caller, path } = call
  const { version: _, product_ids, ...entered } = call.body
  return stepVisit(call, {
    action: 'update',
    event: () => ({ type: 'visit.reassign' }),
    async carryOut(tx, before) {
      if (entered.staff_id !== before.staff_id) await checkStaff(tx, caller, entered.staff_id)
      await checkProducts(tx, caller, { product_ids, already: before.products.map(({ id }) => id) })
      await writeProducts(tx, caller, { visit_id: path.id, product_ids })
      return { ...entered, note: entered.note.trim() }
    },
  })
}
