import { payorPaymentEntries, settlingEntries } from '@clinic/core/ledger'
import { addDays } from '@clinic/core/time'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import { type ClaimEnd, claimEnds, movesTo } from './claim-ends'
import { type NextNumber, numbersOf } from './document-numbers'
import type { DemoInvoice } from './insert-invoices'
import type { DemoPosting } from './insert-postings'

const rejection = 'Tindakan tidak dijamin polis'

interface DemoClaim {
  invoice: DemoInvoice
  payor: Awaited<ReturnType<typeof payorsOf>>[number]
  end: ClaimEnd
}

/** Makes a claim of each invoice with the part of a payor, submits each alone, and returns what was posted for them. */
export async function insertClaims(
  tx: Transaction,
  place: Place,
  invoices: readonly DemoInvoice[],
): Promise<DemoPosting[]> {
  const [payors, next] = [await payorsOf(tx, place), await numbersOf(tx, place)]
  const insured = invoices.filter(({ state, policy }) => state !== 'draft' && policy !== null)
  const postings: DemoPosting[] = []
  for (const [index, invoice] of insured.entries()) {
    const payor = payors.find(({ id }) => id === invoice.policy?.payor_id)
    const end = claimEnds[(insured.length - 1 - index) % claimEnds.length]
    if (payor && end) postings.push(...(await insertClaim(tx, place, { invoice, payor, end, next })))
  }
  return postings
}

async function insertClaim(tx: Transaction, place: Place, claim: DemoClaim & { next: NextNumber }) {
  const { invoice, payor, end } = claim
  const { company_id, clinic_id } = place
  const { visit, amounts } = invoice
  const due_on = addDays(visit.day, payor.terms_days)
  const claim_batch_id = end === 'draft' ? null : await insertBatch(tx, place, { ...claim, due_on })
  const isRefused = end === 'rejected' || end === 'written_off'
  const isGranted = end === 'approved' || end === 'paid'
  const { id } = await tx
    .insertInto('claim')
    .values({
      company_id,
      clinic_id,
      invoice_id: invoice.id,
      payor_id: payor.id,
      claimed: amounts.payor,
      // one that is paid was approved first
      state: end === 'paid' ? 'approved' : end,
      approved: isGranted ? amounts.payor : isRefused ? 0 : null,
      answer_reason: isRefused ? rejection : '',
      claim_batch_id,
      due_on,
      version: movesTo[end].length + 1,
      created_at: visit.ended_at,
      updated_at: visit.ended_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertMoves(tx, place, { ...claim, id })
  const posted = { day: visit.day, at: visit.ended_at }
  if (end === 'written_off')
    return [
      {
        ...posted,
        kind: 'write_off' as const,
        entries: settlingEntries(invoice.id, { settling: 'write_off', amount: amounts.payor }),
      },
    ]
  if (end !== 'paid') return []
  const payor_payment_id = await insertPayment(tx, place, { ...claim, id })
  const entries = payorPaymentEntries(invoice.id, amounts.payor)
  return [{ ...posted, kind: 'payor_payment' as const, payor_payment_id, entries }]
}

async function insertBatch(
  tx: Transaction,
  { company_id, clinic_id, clerk }: Place,
  { invoice, payor, next, due_on }: DemoClaim & { next: NextNumber; due_on: string },
) {
  const documents = payor.claim_documents.map((document) => ({ document, is_enclosed: true, reason: '' }))
  const { id } = await tx
    .insertInto('claim_batch')
    .values({
      company_id,
      clinic_id,
      payor_id: payor.id,
      ...next('CLM', invoice.visit.day),
      submitted_on: invoice.visit.day,
      submitted_by: clerk.user_name,
      due_on,
      documents: JSON.stringify(documents),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertPayment(
  tx: Transaction,
  { company_id, clinic_id, clerk }: Place,
  { id: claim_id, invoice, payor, next }: DemoClaim & { id: number; next: NextNumber },
) {
  const { visit, amounts } = invoice
  const whose = { company_id, clinic_id }
  const { id } = await tx
    .insertInto('payor_payment')
    .values({
      ...whose,
      payor_id: payor.id,
      ...next('PPY', visit.day),
      amount: amounts.payor,
      received_on: visit.day,
      reference: `TRF-${claim_id}`,
      recorded_at: visit.ended_at,
      recorded_by: clerk.user_name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('payor_payment_claim')
    .values({ ...whose, payor_payment_id: id, claim_id, payor_id: payor.id, amount: amounts.payor })
    .execute()
  await tx
    .updateTable('claim')
    .set({ state: 'paid' })
    .where((eb) => eb.and({ ...whose, id: claim_id }))
    .execute()
  return id
}

async function insertMoves(
  tx: Transaction,
  { company_id, clinic_id, clerk }: Place,
  { id: claim_id, invoice, end }: DemoClaim & { id: number },
) {
  const moves = [{ event: 'claim.open', to_state: 'draft' } as const, ...movesTo[end]]
  const by = { user_id: clerk.user_id, user_name: clerk.user_name, user_role: clerk.role }
  await tx
    .insertInto('claim_event')
    .values(
      moves.map(({ event, to_state }, index) => ({
        company_id,
        clinic_id,
        claim_id,
        event,
        from_state: moves[index - 1]?.to_state ?? null,
        to_state,
        at: invoice.visit.ended_at,
        ...by,
        amount: event === 'claim.review' ? null : event === 'claim.reject' ? 0 : invoice.amounts.payor,
        reason: event === 'claim.reject' || event === 'claim.writeOff' ? rejection : '',
      })),
    )
    .execute()
}

const payorsOf = (tx: Transaction, { company_id, clinic_id }: Place) =>
  tx
    .selectFrom('payor')
    .select(['id', 'terms_days', 'claim_documents'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .execute()
