import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

type Content = Schema<'StockCountInput'>

/** Refuses a plan of medicine that the clinic does not keep, and one counter without the reason; returns the columns to store. */
export async function checkStockCount(tx: Transaction, caller: Caller, { medicine_ids, ...content }: Content) {
  const { counters } = content
  const single_reason = content.single_reason.trim()
  const fields: Record<string, Sentence> = {
    ...(counters === 1 && single_reason === '' && { single_reason: 'required' }),
    ...(counters === 2 && single_reason !== '' && { single_reason: 'notHere' }),
    ...((await hasUnknown(tx, caller, medicine_ids)) && { medicine_ids: 'countedMedicineUnknown' }),
  }
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields })
  return {
    ...content,
    name: content.name.trim(),
    location: content.location.trim(),
    single_reason,
    medicine_ids: JSON.stringify(medicine_ids),
  }
}

async function hasUnknown(tx: Transaction, { company_id, clinic_id }: Caller, ids: readonly number[]) {
  if (ids.length === 0) return false
  const known = await tx
    .selectFrom('medicine')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', '=', ({ fn, val }) => fn.any(val([...ids])))
    .execute()
  return known.length < ids.length
}
