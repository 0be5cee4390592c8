import type { Schema } from '@clinic/api'
import { reasonsOf } from './document-kind'
import type { MedicineTransactionKind } from './medicine-transaction.values'
import { type Line, lineChange, lineTotal, unitsOf } from './moved-units'

type Content = Schema<'MedicineTransactionContent'>

/** What is known of what the lines name. */
export interface LineFacts {
  medicines: readonly Pick<Schema<'MovedMedicine'>, 'id' | 'requires_batch' | 'requires_expiry'>[]
  batches: readonly Pick<Schema<'MedicineBatch'>, 'id' | 'medicine_id' | 'lot' | 'on_hand' | 'state' | 'supplier_id'>[]
  /** The receipt a return names; null where there is none of that id, undefined where it is not known. */
  receipt?: ReturnedReceipt | null
  /** The day of the clinic. */
  today: string
}

/** A receipt whose goods go back. */
export interface ReturnedReceipt {
  supplier_id: number | null
  /** What it brought of each batch, less what went back of that since. */
  left: readonly { batch_id: number; quantity: number }[]
}

export type TransactionProblem =
  | 'required'
  | 'notHere'
  | 'dayAhead'
  | 'linesMissing'
  | 'medicineUnknown'
  | 'batchMissing'
  | 'batchUnknown'
  | 'batchTwice'
  | 'quantityNotPositive'
  | 'quantityZero'
  | 'unitsTooMany'
  | 'lineTooDear'
  | 'lotMissing'
  | 'expiryMissing'
  | 'alreadyExpired'
  | 'lotRecalled'
  | 'notEnoughOnHand'
  | 'batchOfOtherSupplier'
  | 'batchNotOfReceipt'
  | 'moreThanReceived'
  | 'receiptUnknown'
  | 'receiptOfOtherSupplier'
  | 'reasonUnknown'
  | 'batchNotUsable'

/** Nobody receives so many at once: a price or a quantity with zeros too many. */
const mostUnits = 10_000_000
const dearestLine = 100_000_000_000

type Problems = Record<string, TransactionProblem>

/**
 * Returns what is wrong with a document, by field: `lines.0.quantity`. Of a draft only what can never be so; with `complete` also what
 * is missing or impossible at the moment at which stock moves.
 */
export function transactionProblems(
  { kind, content }: { kind: MedicineTransactionKind; content: Content },
  facts: LineFacts,
  { complete }: { complete: boolean },
): Problems {
  const problemsOf = lineProblemsOf(kind)
  const lines = content.lines.flatMap((line, row) =>
    Object.entries(lineProblems(line, facts, () => problemsOf(line, content, { facts, complete }))).map(
      ([field, problem]) => [`lines.${row}.${field}`, problem] as const,
    ),
  )
  return {
    ...headProblems(kind, content, facts),
    ...(complete && content.lines.length === 0 && { lines: 'linesMissing' }),
    ...Object.fromEntries(lines),
  }
}

function headProblems(kind: MedicineTransactionKind, content: Content, { today, receipt }: LineFacts): Problems {
  const { supplier_id, receipt_id, to_clinic_id, invoice_number, reason, dated_on } = content
  const ahead: Problems = dated_on > today ? { dated_on: 'dayAhead' } : {}
  const isTransfer = kind === 'transfer_out'
  const stray: Problems = {
    ...(kind !== 'supplier_return' && receipt_id !== null && { receipt_id: 'notHere' }),
    ...(!isTransfer && to_clinic_id !== null && { to_clinic_id: 'notHere' }),
  }
  if (kind === 'receipt') return { ...ahead, ...stray, ...(reason !== null && { reason: 'notHere' }) }
  const isReturn = kind === 'supplier_return'
  return {
    ...ahead,
    ...stray,
    ...(isTransfer && to_clinic_id === null && { to_clinic_id: 'required' }),
    ...(isReturn && supplier_id === null && { supplier_id: 'required' }),
    ...(!isReturn && supplier_id !== null && { supplier_id: 'notHere' }),
    ...(isReturn && receipt_id !== null && receipt === null && { receipt_id: 'receiptUnknown' }),
    ...(isReturn && receipt && receipt.supplier_id !== supplier_id && { receipt_id: 'receiptOfOtherSupplier' }),
    ...(invoice_number !== '' && { invoice_number: 'notHere' }),
    ...(!isTransfer && reason === null && { reason: 'required' }),
    ...(reason !== null && !reasonsOf[kind].includes(reason) && { reason: 'reasonUnknown' }),
  }
}

function lineProblems({ medicine_id }: Line, { medicines }: LineFacts, known: () => Problems): Problems {
  return medicines.some(({ id }) => id === medicine_id) ? known() : { medicine_id: 'medicineUnknown' }
}

interface Checking {
  facts: LineFacts
  complete: boolean
}

function receivedProblems(line: Line, _: Content, { facts, complete }: Checking): Problems {
  const { medicine_id, quantity, bonus, lot, expires_on, batch_id } = line
  const medicine = facts.medicines.find(({ id }) => id === medicine_id)
  const isRecalled = facts.batches.some(
    (batch) =>
      batch.medicine_id === medicine_id && lot !== '' && batch.lot === lot.trim() && batch.state === 'recalled',
  )
  return {
    ...(batch_id !== null && { batch_id: 'notHere' }),
    // what comes free of charge alone is a line too
    ...((quantity < 0 || quantity + bonus === 0) && { quantity: 'quantityNotPositive' }),
    ...(unitsOf(line) > mostUnits && { quantity: 'unitsTooMany' }),
    ...(lineTotal(line) > dearestLine && { price: 'lineTooDear' }),
    ...(isRecalled && { lot: 'lotRecalled' }),
    ...(complete && medicine?.requires_batch && lot.trim() === '' && { lot: 'lotMissing' }),
    ...(complete && medicine?.requires_expiry && expires_on === null && { expires_on: 'expiryMissing' }),
    ...(expires_on !== null && expires_on <= facts.today && { expires_on: 'alreadyExpired' }),
  }
}

function adjustedProblems(line: Line, { reason, lines }: Content, { facts, complete }: Checking): Problems {
  const { batch_id, medicine_id, quantity, lot, expires_on, bonus, price } = line
  const batch = facts.batches.find((each) => each.id === batch_id && each.medicine_id === medicine_id)
  const isTwice = batch_id !== null && lines.filter((each) => each.batch_id === batch_id).length > 1
  const taken = batch && complete && batch.on_hand + lineChange(line, reason) < 0
  return {
    ...(lot !== '' && { lot: 'notHere' }),
    ...(expires_on !== null && { expires_on: 'notHere' }),
    ...(bonus !== 0 && { bonus: 'notHere' }),
    ...(price !== 0 && { price: 'notHere' }),
    ...(batch_id === null && { batch_id: 'batchMissing' }),
    ...(batch_id !== null && !batch && { batch_id: 'batchUnknown' }),
    ...(isTwice && { batch_id: 'batchTwice' }),
    ...(reason !== 'correction' && quantity <= 0 && { quantity: 'quantityNotPositive' }),
    ...(reason === 'correction' && quantity === 0 && { quantity: 'quantityZero' }),
    ...(Math.abs(lineChange(line, reason)) > mostUnits && { quantity: 'unitsTooMany' }),
    ...(taken && { quantity: 'notEnoughOnHand' }),
  }
}

/** Goods go back to whom they came from; what was there before the first receipt has no supplier, and goes to any. */
function returnedProblems(line: Line, content: Content, checking: Checking): Problems {
  const { supplier_id } = content
  const { batches, receipt } = checking.facts
  const units = -lineChange(line, content.reason)
  const from = batches.find(({ id }) => id === line.batch_id)?.supplier_id ?? null
  const left = receipt?.left.find(({ batch_id }) => batch_id === line.batch_id)
  return {
    ...(receipt && left && left.quantity < units && { quantity: 'moreThanReceived' }),
    ...(receipt && !left && { batch_id: 'batchNotOfReceipt' }),
    ...(supplier_id !== null && from !== null && from !== supplier_id && { batch_id: 'batchOfOtherSupplier' }),
    ...adjustedProblems(line, content, checking),
  }
}

/** Another clinic gets only what can still be used. */
function sentProblems(line: Line, content: Content, checking: Checking): Problems {
  const batch = checking.facts.batches.find(({ id }) => id === line.batch_id)
  const isUsable = batch?.state === 'good' || batch?.state === 'expiring'
  return {
    ...(batch && !isUsable && { batch_id: 'batchNotUsable' }),
    ...adjustedProblems(line, content, checking),
  }
}

function lineProblemsOf(kind: MedicineTransactionKind) {
  if (kind === 'receipt') return receivedProblems
  if (kind === 'transfer_out') return sentProblems
  return kind === 'supplier_return' ? returnedProblems : adjustedProblems
}
