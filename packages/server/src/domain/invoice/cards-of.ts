import type { Schema } from '@clinic/api'
import { coverageOf } from '@clinic/core/invoice'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { policyChoices } from '../patient-policy/policy-choices'
import { draftAmounts } from './draft-amounts'
import type { InvoiceCardRow } from './invoice-cards'
import { clinicTerms, invoiceTerms } from './invoice-terms'

/** The rows of `invoiceCards` with what each comes to; one that was never issued, as it would be issued now. */
export async function cardsOf(
  database: Database | Transaction,
  caller: Pick<Caller, 'company_id' | 'clinic_id'>,
  rows: readonly InvoiceCardRow[],
): Promise<Schema<'InvoiceCard'>[]> {
  const drafts = rows.filter(({ issued_total }) => issued_total === null)
  const computed = await draftSums(database, caller, drafts)
  return rows.map(
    ({ issued_total, issued_payor, discount: _, patient_id: _id, patient_policy_id: _policy, ...card }) => {
      const { total, payor } = computed.get(card.id) ?? { total: issued_total ?? 0, payor: issued_payor }
      return { ...card, total, payor }
    },
  )
}

async function draftSums(
  database: Database | Transaction,
  caller: Pick<Caller, 'company_id' | 'clinic_id'>,
  drafts: readonly InvoiceCardRow[],
): Promise<ReadonlyMap<number, Pick<Schema<'InvoiceTotals'>, 'total' | 'payor'>>> {
  if (drafts.length === 0) return new Map()
  const [terms, lines] = [await clinicTerms(database, caller), await linesOf(database, caller, drafts)]
  const choices = await policyChoices(
    database,
    caller,
    drafts.filter(({ patient_policy_id }) => patient_policy_id !== null),
  )
  const ofInvoice = new Map<number, typeof lines>()
  for (const line of lines) ofInvoice.set(line.invoice_id, [...(ofInvoice.get(line.invoice_id) ?? []), line])
  return new Map(
    drafts.map((draft) => {
      const coverage = coverageOf(choices(draft).find(({ id }) => id === draft.patient_policy_id))
      const { amounts } = draftAmounts(ofInvoice.get(draft.id) ?? [], invoiceTerms(terms, { ...draft, coverage }))
      return [draft.id, amounts]
    }),
  )
}

const linesOf = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  drafts: readonly InvoiceCardRow[],
) =>
  database
    .selectFrom('invoice_line')
    .select(['invoice_id', 'unit_price', 'quantity', 'discount', 'taxable', 'category', 'icd9cm'])
    .select('package_sold_id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('invoice_id', '=', ({ fn, val }) => fn.any(val(drafts.map(({ id }) => id))))
    .orderBy('invoice_id')
    .orderBy('position')
    .orderBy('id')
    .execute()
