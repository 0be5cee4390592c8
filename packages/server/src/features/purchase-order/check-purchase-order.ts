import type { Schema } from '@clinic/api'
import { type PurchaseOrderProblem, purchaseOrderProblems } from '@clinic/core/purchase-order'
import type { Transaction } from '../../database/schema'
import { supplierProblem } from '../../domain/supplier/supplier-problem'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

type Content = Schema<'PurchaseOrderContent'>

/** Refuses an order as core does, and a supplier that is unknown or not active; `complete` says that it is no draft any more. Returns it without blanks around its note. */
export async function checkPurchaseOrder(
  tx: Transaction,
  caller: Caller,
  content: Content,
  { complete }: { complete: boolean },
): Promise<Content> {
  const { supplier_id, lines, note } = content
  const facts = { medicines: await statusesOf(tx, caller, lines) }
  const problems = Object.entries(purchaseOrderProblems(lines, facts, { complete }))
  const supplier = await supplierProblem(tx, caller, { id: supplier_id, knownSupplier: null })
  const fields: Record<string, Sentence> = {
    ...(supplier && { supplier_id: supplier }),
    ...Object.fromEntries(problems.map(([field, problem]) => [field, sentences[problem]])),
  }
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields })
  return { ...content, note: note.trim() }
}

const statusesOf = (tx: Transaction, { company_id }: Caller, lines: Content['lines']) =>
  tx
    .selectFrom('company_medicine')
    .select(['id', 'status'])
    .where('company_id', '=', company_id)
    .where('id', '=', ({ fn, val }) => fn.any(val(lines.map(({ medicine_id }) => medicine_id))))
    .execute()

const sentences: Readonly<Record<PurchaseOrderProblem, Sentence>> = {
  linesMissing: 'linesMissing',
  medicineUnknown: 'movedMedicineUnknown',
  medicineInactive: 'orderedMedicineInactive',
  medicineTwice: 'orderedMedicineTwice',
  quantityNotPositive: 'quantityNotPositive',
  unitsTooMany: 'unitsTooMany',
  lineTooDear: 'lineTooDear',
}
