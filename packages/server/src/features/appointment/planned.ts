import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { lockStatus } from '../../use-case/lock-status'
import { Refusal } from '../../use-case/refusal'

/** An assistant of the clinic, or none. */
export async function checkStaff(tx: Transaction, caller: Caller, id: number | null) {
  if (id === null) return
  const { staff } = await lockStatus(tx, caller, { staff: [id] })
  const status = staff.get(id)
  if (!status) throw new Refusal(422, 'checkFields', { fields: { staff_id: 'notOffered' } })
  if (status === 'inactive') throw new Refusal(422, 'checkFields', { fields: { staff_id: 'staffInactive' } })
}

/** Services of the clinic; one that is inactive may stay, but is not added. */
export async function checkProducts(
  tx: Transaction,
  caller: Caller,
  { product_ids, already = [] }: { product_ids: number[]; already?: readonly number[] },
) {
  if (product_ids.length === 0) return
  const { product } = await lockStatus(tx, caller, { product: product_ids })
  if (product.size < product_ids.length)
    throw new Refusal(422, 'checkFields', { fields: { product_ids: 'productUnknown' } })
  if ([...product].some(([id, status]) => status === 'inactive' && !already.includes(id)))
    throw new Refusal(422, 'checkFields', { fields: { product_ids: 'productInactive' } })
}

/** Replaces the services planned for an appointment. */
export async function writeProducts(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  { appointment_id, product_ids }: { appointment_id: number; product_ids: number[] },
) {
  await tx
    .deleteFrom('appointment_product')
    .where((eb) => eb.and({ company_id, clinic_id, appointment_id }))
    .execute()
  if (product_ids.length === 0) return
  await tx
    .insertInto('appointment_product')
    .values(
      product_ids.map((product_id, position) => ({ company_id, clinic_id, appointment_id, product_id, position })),
    )
    .execute()
}
