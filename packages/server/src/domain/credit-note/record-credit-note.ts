import type { Schema } from '@clinic/api'
import { creditableOf, creditOf, refundOf } from '@clinic/core/credit-note'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { clinicDay } from '../clinic/clinic-day'
import { nextDocumentNumber } from '../clinic/next-document-number'
import { creditInvoice } from '../invoice/credit-invoice'
import { givePaymentsBack } from '../invoice/give-payments-back'
import { creditNoteRows } from './credit-note-rows'
import { sumOf } from './credited-lines'

interface Recorded extends Schema<'CreditNoteInput'> {
  /** As it stands; the caller holds it. */
  invoice: Schema<'Invoice'>
  /** Gives back what was paid above the new total; null where nothing was. */
  shift: { id: number } | null
}

/** Records a credit note: what it gives back, the document with its number and its lines, its posting, and how the invoice stands then. */
export async function recordCreditNote(
  tx: Transaction,
  context: RequestContext,
  { invoice, shift, refund, ...input }: Recorded,
): Promise<Schema<'CreditNote'>> {
  const { id: invoice_id, patient } = invoice
  const reason = input.reason.trim()
  if (refund && shift) await givePaymentsBack(tx, context, { ...refund, invoice_id, shift, reason })
  const id = await writeNote(tx, context, { invoice, reason, lines: input.lines })
  const credited = sumOf(await writeLines(tx, context, { id, invoice, lines: input.lines }))
  await creditInvoice(tx, context, { invoice_id, credited, credit_note_id: id, reason })
  const after = await creditNoteRows(tx, context.caller).where('credit_note.id', '=', id).executeTakeFirstOrThrow()
  recordEvent(tx, context.caller, {
    action: 'create',
    object: 'credit_note',
    object_id: id,
    after,
    reason,
    people: { patient: [patient.id] },
  })
  return after
}

type Lines = Schema<'CreditNoteInput'>['lines']

async function writeNote(
  tx: Transaction,
  { caller, now }: RequestContext,
  { invoice, reason, lines }: { invoice: Schema<'Invoice'>; reason: string; lines: Lines },
) {
  const { company_id, clinic_id, name } = caller
  const { today } = await clinicDay(tx, caller, now)
  const numbered = await nextDocumentNumber(tx, caller, { table: 'credit_note', year: Number(today.slice(0, 4)) })
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const refunded = refundOf(amount, invoice.owed)
  const { id } = await tx
    .insertInto('credit_note')
    .values({
      ...numbered,
      company_id,
      clinic_id,
      invoice_id: invoice.id,
      amount,
      refunded,
      owed_after: invoice.owed + refunded - amount,
      reason,
      issued_at: now.toISOString(),
      issued_by: name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes what of each line is net, tax and rounding, after earlier credit notes. */
async function writeLines(
  tx: Transaction,
  { caller: { company_id, clinic_id } }: RequestContext,
  { id, invoice, lines }: { id: number; invoice: Schema<'Invoice'>; lines: Lines },
) {
  const parts = creditableOf(invoice.lines, invoice.amounts)
  const credited = lines.flatMap(({ invoice_line_id, amount }) => {
    const index = invoice.lines.findIndex((line) => line.id === invoice_line_id)
    const [line, part] = [invoice.lines[index], parts[index]]
    if (!line || !part) return []
    return [{ invoice_line_id, amount, ...creditOf(part, { before: part.most - line.creditable, amount }) }]
  })
  await tx
    .insertInto('credit_note_line')
    .values(credited.map((line) => ({ ...line, company_id, clinic_id, credit_note_id: id })))
    .execute()
  return credited
}
