import { orderProgress, proposedPacks } from '@clinic/core/purchase-order'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { medicineRows, stockAvailable } from '../../domain/medicine/medicine-rows'
import { receiptsOfOrders } from '../../domain/purchase-order/received-lines'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

export const proposePurchaseOrder: UseCase<'proposePurchaseOrder'> = async ({ database, caller, now, query }) => {
  const { company_id, clinic_id } = caller
  const { supplier_id } = query
  const supplier = await database
    .selectFrom('supplier')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id: supplier_id }))
    .executeTakeFirst()
  if (!supplier) throw new Refusal(404, 'notFound')
  const short = await medicineRows(database, { caller, now })
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('medicine_batch')
          .select(['medicine_batch.supplier_id', 'medicine_batch.unit_cost'])
          .whereRef('medicine_batch.company_id', '=', 'medicine.company_id')
          .whereRef('medicine_batch.clinic_id', '=', 'medicine.clinic_id')
          .whereRef('medicine_batch.medicine_id', '=', 'medicine.id')
          .where('medicine_batch.supplier_id', 'is not', null)
          .orderBy('medicine_batch.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select('last.unit_cost')
    .where('last.supplier_id', '=', supplier_id)
    .where('company_medicine.status', '=', 'active')
    .where(sql<boolean>`${stockAvailable} <= medicine.minimum`)
    .where('medicine.minimum', '>', 0)
    .orderBy(sql`lower(company_medicine.name)`)
    .orderBy('medicine.id')
    .execute()
  const onOrder = await unitsOnOrder(database, caller)
  const lines = short.flatMap(({ id: medicine_id, pack_size, unit_cost, ...kept }) => {
    const quantity = proposedPacks({ ...kept, pack_size, on_order: onOrder.get(medicine_id) ?? 0 })
    return quantity === 0 ? [] : [{ medicine_id, quantity, pack_size, price: unit_cost * pack_size }]
  })
  return { lines: lines.slice(0, 100) }
}

/** How many units of each medicine the open orders still bring. */
async function unitsOnOrder(database: Database, caller: Caller) {
  const { company_id, clinic_id } = caller
  const orders = await database
    .selectFrom('purchase_order')
    .select(['id', 'state', 'lines'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('state', 'in', ['approved', 'ordered', 'partially_received'])
    .execute()
  const receipts = await receiptsOfOrders(
    database,
    caller,
    orders.map(({ id }) => id),
  )
    .where('state', '=', 'received')
    .execute()
  const units = new Map<number, number>()
  for (const order of orders) {
    const received = receipts.filter(({ order_id }) => order_id === order.id).flatMap(({ lines }) => lines)
    for (const { medicine_id, to_come } of orderProgress(order, received))
      units.set(medicine_id, (units.get(medicine_id) ?? 0) + to_come)
  }
  return units
}
