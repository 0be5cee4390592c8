import { monthlyTerms } from '@clinic/core/instalment'
import { addDays } from '@clinic/core/time'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import type { DemoInvoice } from './insert-invoices'

/** Who paid half of an invoice pays the rest in three terms, the first one after 30 days: some have been late since. */
export async function insertInstalments(
  tx: Transaction,
  { company_id, clinic_id, clerk }: Place,
  invoices: readonly DemoInvoice[],
) {
  const plans = invoices
    .filter(({ state }) => state === 'partly_paid')
    .map(({ id, paid, amounts, visit: { day, ended_at } }) => {
      const owed = amounts.total - amounts.payor - paid
      return {
        company_id,
        clinic_id,
        invoice_id: id,
        state: 'active' as const,
        amount: owed,
        terms: JSON.stringify(monthlyTerms(owed, 3, addDays(day, 30))),
        created_at: ended_at,
        created_by: clerk.user_name,
      }
    })
  if (plans.length > 0) await tx.insertInto('instalment_plan').values(plans).execute()
}
