import { sql } from 'kysely'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { isLateOn, labOrderRows } from './lab-order-rows'

export const listLabOrder: UseCase<'listLabOrder'> = ({ database, caller, now, query }) => {
  const { state, late, supplier_id, doctor_id, patient_id } = query
  const context = { caller, now }
  const orders = labOrderRows(database, context).where((eb) =>
    eb.and([
      ...(state ? [eb('lab_order.state', '=', state)] : []),
      ...(late ? [isLateOn(context)] : []),
      ...(supplier_id ? [eb('lab_order.supplier_id', '=', supplier_id)] : []),
      ...(doctor_id ? [eb('lab_order.doctor_id', '=', doctor_id)] : []),
      ...(patient_id ? [eb('lab_order.patient_id', '=', patient_id)] : []),
    ]),
  )
  return list(database, orders, query, {
    searchColumn: sql`(lower(lab_order.number || ' ' || supplier.name) || ' ' || patient.search)`,
    sort: { due_on: ['lab_order.due_on'], created_at: ['lab_order.created_at'] },
    defaultSort: 'due_on',
    id: 'lab_order.id',
  })
}
