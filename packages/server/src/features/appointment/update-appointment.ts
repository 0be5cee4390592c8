import { transitionAppointment } from '../../domain/appointment/transition-appointment'
import type { UseCase } from '../../use-case/contract'
import { checkProducts, checkStaff, writeProducts } from './planned'

export const updateAppointment: UseCase<'updateAppointment'> = (call) => {
  const { caller, path } = call
  const { version: _, product_ids, ...entered } = call.body
  return transitionAppointment(call, {
    action: 'update',
    event: () => ({ type: 'appointment.reassign' }),
    async apply(tx, before) {
      if (entered.staff_id !== before.staff_id) await checkStaff(tx, caller, entered.staff_id)
      await checkProducts(tx, caller, { product_ids, already: before.products.map(({ id }) => id) })
      await writeProducts(tx, caller, { appointment_id: path.id, product_ids })
      return { ...entered, note: entered.note.trim() }
    },
  })
}
