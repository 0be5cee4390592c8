import type { Schema } from '@clinic/api'
import {
  type MedicineTransactionKind,
  type TransactionProblem,
  transactionProblems,
} from '@clinic/core/medicine-transaction'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { linesFacts } from '../../domain/medicine/line-facts'
import { returnedReceipt } from '../../domain/medicine/returned-receipt'
import { supplierProblem } from '../../domain/supplier/supplier-problem'
import type { Caller, RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

interface Checked {
  kind: MedicineTransactionKind
  content: Schema<'MedicineTransactionContent'>
  /** The supplier it had before: one that became inactive since then stays. */
  knownSupplier: number | null
}

/** Refuses a document as core does, and a supplier there is not; with `complete` as the one by which stock moves. */
export async function checkTransaction(
  tx: Transaction,
  context: RequestContext,
  { kind, content, knownSupplier }: Checked,
  { complete }: { complete: boolean },
) {
  const { today } = await clinicDay(tx, context.caller, context.now)
  const { receipt_id, to_clinic_id } = content
  const facts = {
    ...(await linesFacts(tx, context, content.lines, { recalled: true })),
    ...(receipt_id !== null && { receipt: await returnedReceipt(tx, context.caller, receipt_id) }),
    today,
  }
  const problems = Object.entries(transactionProblems({ kind, content }, facts, { complete }))
  const supplier = await supplierProblem(tx, context.caller, { id: content.supplier_id, knownSupplier })
  const fields: Record<string, Sentence> = {
    ...(supplier && { supplier_id: supplier }),
    ...(to_clinic_id !== null && !(await isSister(tx, context.caller, to_clinic_id)) && sisterUnknown),
    ...Object.fromEntries(problems.map(([field, problem]) => [field, sentences[problem]])),
  }
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields })
}

/** Whether it is another clinic of the same company. */
async function isSister(tx: Transaction, { company_id, clinic_id }: Caller, id: number) {
  const found = await tx
    .selectFrom('clinic')
    .select('id')
    .where((eb) => eb.and({ company_id, id }))
    .where('id', '<>', clinic_id)
    .executeTakeFirst()
  return found !== undefined
}

const sisterUnknown: Record<string, Sentence> = { to_clinic_id: 'sisterUnknown' }

const sentences: Readonly<Record<TransactionProblem, Sentence>> = {
  required: 'required',
  notHere: 'notHere',
  dayAhead: 'dayAhead',
  linesMissing: 'linesMissing',
  medicineUnknown: 'movedMedicineUnknown',
  batchMissing: 'batchMissing',
  batchUnknown: 'batchUnknown',
  batchTwice: 'batchTwice',
  quantityNotPositive: 'quantityNotPositive',
  quantityZero: 'quantityZero',
  unitsTooMany: 'unitsTooMany',
  lineTooDear: 'lineTooDear',
  lotMissing: 'lotMissing',
  expiryMissing: 'expiryMissing',
  alreadyExpired: 'alreadyExpired',
  lotRecalled: 'lotRecalled',
  notEnoughOnHand: 'notEnoughOnHand',
  batchOfOtherSupplier: 'batchOfOtherSupplier',
  batchNotOfReceipt: 'batchNotOfReceipt',
  moreThanReceived: 'moreThanReceived',
  receiptUnknown: 'receiptUnknown',
  receiptOfOtherSupplier: 'receiptOfOtherSupplier',
  reasonUnknown: 'reasonUnknown',
  batchNotUsable: 'batchNotUsable',
}
