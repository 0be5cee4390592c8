import type { Schema } from '@clinic/api'
import { coversDiscount } from '@clinic/core/approval'
import { canBeCredited, creditableOf } from '@clinic/core/credit-note'
import { coverageOf, type InvoiceTerms, isAboveLimit, takenOff } from '@clinic/core/invoice'
import { sessionNumbers } from '@clinic/core/package-sold'
import { listsOf } from '@clinic/core/price-list'
import type { Database, Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { lastApproval } from '../approval/approvals'
import { creditNoteRows } from '../credit-note/credit-note-rows'
import { creditedLines } from '../credit-note/credited-lines'
import { depositLeft } from '../deposit/deposit-left'
import { packageChoices } from '../package-sold/package-choices'
import { policyChoices } from '../patient-policy/policy-choices'
import { classOf } from '../price-list/price-list-of'
import { draftAmounts } from './draft-amounts'
import { credited, invoiceCards, payorOwed } from './invoice-cards'
import { invoiceLines, type StoredLine } from './invoice-lines'
import { clinicTerms, invoiceTerms } from './invoice-terms'
import { paymentRows } from './payment-rows'
import { type PricedLine, pricedLines } from './priced-lines'

type Context = Pick<RequestContext, 'caller' | 'now'>

/** An invoice of the caller's clinic with everything that is known of it; nothing where there is none. */
export async function wholeInvoice(
  database: Database | Transaction,
  context: Context,
  id: number,
): Promise<Schema<'Invoice'> | undefined> {
  const { caller } = context
  const found = await invoiceRow(database, context, id)
  if (!found) return undefined
  const { issued_total: _, issued_payor: _payor, patient_id, patient_policy_id, ...row } = found
  const stored = await invoiceLines(database, caller, id)
  const isDraft = row.state === 'draft'
  const packages = isDraft ? await packageChoices(database, caller, found) : []
  const sessions = sessionNumbers(stored.map(useOf), packages)
  const policies = isDraft ? (await policyChoices(database, caller, [found]))(found) : []
  const chosen = policies.find((policy) => policy.id === patient_policy_id)
  const price_list = isDraft ? await classOf(database, caller, patient_id) : null
  const shown = isDraft
    ? await pricedLines(database, caller, {
        stored,
        day: row.day,
        lists: listsOf(chosen, { price_list }),
        others: policies.flatMap((policy) => listsOf(policy, { price_list })),
      })
    : stored.map(({ fixed_price: _, ...line }) => ({ ...line, prices: [], list_price: null }))
  const coverage = coverageOf(chosen)
  const approval = await lastApproval(database, caller, id)
  const credited = await creditedLines(database, caller, id)
  const computed = await amountsOf(database, context, { row: { ...row, coverage }, stored, approval })
  const { amounts, lines, needs_manager } = computed
  const creditable = creditableOf(
    stored.map(({ paket_id }, index) => ({ paket_id, amounts: lines[index] ?? nothing })),
    amounts,
  )
  const leftOf = (line: Pick<StoredLine, 'id'>, index: number) =>
    canBeCredited(row.state) ? (creditable[index]?.most ?? 0) - (credited.get(line.id)?.amount ?? 0) : 0
  return {
    ...row,
    amounts,
    policy_id: isDraft ? (chosen?.id ?? null) : patient_policy_id,
    policy: chosen ? policyOf(chosen) : row.policy,
    policies,
    price_list,
    packages,
    deposit: await depositLeft(database, caller, patient_id),
    lines: shown.map((line, index) =>
      lineOf(line, {
        isDraft,
        amounts: lines[index],
        session: sessions[index] ?? null,
        creditable: leftOf(line, index),
      }),
    ),
    needs_manager,
    approval,
    total: amounts.total,
    payor: amounts.payor,
    payments: await paymentRows(database, caller).where('payment.invoice_id', '=', id).orderBy('payment.id').execute(),
    credit_notes: await creditNoteRows(database, caller)
      .where('credit_note.invoice_id', '=', id)
      .orderBy('credit_note.id')
      .execute(),
    moves: await movesOf(database, context, id),
  }
}

const policyOf = ({ id, insurance_id, payor_id, payor_name, plan_name, member_number }: Schema<'InvoicePolicy'>) => ({
  id,
  insurance_id,
  payor_id,
  payor_name,
  plan_name,
  member_number,
})

interface Computed {
  row: Pick<InvoiceRow, 'amounts' | 'state' | 'day' | 'discount'> & Pick<InvoiceTerms, 'coverage'>
  stored: readonly StoredLine[]
  approval: Schema<'Approval'> | null
}

/** What was issued stays as it was; anything else is computed as it would be issued now. */
async function amountsOf(database: Database | Transaction, { caller }: Context, { row, stored, approval }: Computed) {
  if (row.amounts)
    return {
      // the first invoices were the patient's alone, and say nothing of a payor or of packages
      amounts: { ...row.amounts, payor: row.amounts.payor ?? 0, prepaid: row.amounts.prepaid ?? 0 },
      lines: stored.map(({ amounts }) => ({ ...nothing, ...amounts })),
      needs_manager: false,
    }
  const terms = await clinicTerms(database, caller)
  const { amounts, lines, computed } = draftAmounts(stored, invoiceTerms(terms, row))
  const isAbove = isAboveLimit(computed, terms.discount_limit_percent)
  const isCovered = approval?.state === 'granted' && coversDiscount(approval, takenOff(computed))
  return { amounts, lines, needs_manager: row.state === 'draft' && isAbove && !isCovered }
}

const nothing: Schema<'InvoiceLineAmounts'> = {
  gross: 0,
  discount: 0,
  prepaid: 0,
  invoice_discount: 0,
  tax: 0,
  total: 0,
  benefit: 0,
  payor: 0,
  limit: null,
  needs_approval: false,
}

interface ShownLine {
  isDraft: boolean
  amounts: Schema<'InvoiceLineAmounts'> | undefined
  /** Which session of its package it would use now. */
  session: number | null
  creditable: number
}

const useOf = ({ product_id, quantity, package_sold_id }: StoredLine) => ({
  product_id,
  quantity,
  package_id: package_sold_id,
})

function lineOf(
  { procedure_id, prescription_id, prescription_line: _, package_sold_id: __, ...line }: PricedLine,
  { isDraft, amounts = nothing, session, creditable }: ShownLine,
): Schema<'InvoiceLine'> {
  const was_done = procedure_id !== null || prescription_id !== null
  const used = line.package && isDraft && session !== null ? { ...line.package, session } : line.package
  return { ...line, package: used, was_done, amounts, creditable }
}

const invoiceRow = (database: Database | Transaction, { caller }: Context, id: number) =>
  invoiceCards(database, caller)
    .select(['invoice.discount_reason', 'invoice.amounts', 'invoice.created_at', 'invoice.updated_at'])
    .select(['invoice.policy', payorOwed.as('payor_owed'), credited.as('credited')])
    .where('invoice.id', '=', id)
    .executeTakeFirst()

type InvoiceRow = NonNullable<Awaited<ReturnType<typeof invoiceRow>>>

const movesOf = (
  database: Database | Transaction,
  { caller: { company_id, clinic_id } }: Context,
  invoice_id: number,
) =>
  database
    .selectFrom('invoice_event')
    .select(['event', 'from_state', 'to_state', 'at', 'user_name', 'reason'])
    .where((eb) => eb.and({ company_id, clinic_id, invoice_id }))
    .orderBy('id')
    .execute()
