import type { Schema } from '@clinic/api'
import { isMedicine } from '@clinic/core/company-medicine'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { lockStatus } from '../../use-case/lock-status'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'
import { numbersTwice } from '../visit/numbers-twice'

type Content = Schema<'PrescriptionContent'>
type Found = [field: string, problem: Sentence]

/** Refuses medicine that there is not, and materials. What became inactive since it was written stays in a draft. */
export async function checkPrescription(
  tx: Transaction,
  caller: Caller,
  { content: { lines }, before }: { content: Content; before: Content | null },
) {
  const known = new Set(before?.lines.map(({ medicine_id }) => medicine_id))
  const named = lines.map(({ medicine_id }) => medicine_id).filter((id) => id !== null)
  const ids = named.filter((id) => !known.has(id))
  const found = [
    ...numbersTwice('lines', lines),
    ...(ids.length > 0 ? await notOffered(tx, caller, { lines, ids }) : []),
  ]
  if (found.length === 0) return
  const fields = Object.fromEntries(found.map(([field, problem]) => [`content.${field}`, problem]))
  throw new Refusal(422, 'checkFields', { fields })
}

async function notOffered(
  tx: Transaction,
  caller: Caller,
  { lines, ids }: { lines: Content['lines']; ids: readonly number[] },
): Promise<Found[]> {
  const { company_medicine: statuses } = await lockStatus(tx, caller, { company_medicine: ids })
  const named = await tx
    .selectFrom('company_medicine')
    .select(['id', 'category'])
    .where('company_id', '=', caller.company_id)
    .where('id', 'in', ids)
    .execute()
  const materials = new Set(named.filter(({ category }) => !isMedicine(category)).map(({ id }) => id))
  return lines.flatMap(({ medicine_id: id }, row): Found[] => {
    if (id === null || !ids.includes(id)) return []
    const status = statuses.get(id)
    const problem = materials.has(id) ? 'notMedicine' : status === 'inactive' ? 'prescribedInactive' : undefined
    const found: Sentence | undefined = status === undefined ? 'medicineUnknown' : problem
    return found ? [[`lines.${row}.medicine_id`, found]] : []
  })
}
