import type { Database } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { instalmentPlans, planOf } from '../../domain/instalment/instalment-plans'
import { foundInvoices } from '../../domain/invoice/found-invoices'
import type { Caller, UseCase } from '../../use-case/contract'
import { list, rowsOfPage } from '../../use-case/list'

export const listInstalmentPlan: UseCase<'listInstalmentPlan'> = async ({ database, caller, now, query }) => {
  const { state, late, invoice_id, patient_id } = query
  const { today } = await clinicDay(database, caller, now)
  const plans = planIds(database, caller).where((eb) =>
    eb.and([
      ...(state ? [eb('instalment_plan.state', '=', state)] : []),
      ...(late ? [eb('instalment_plan.next_due_on', '<', today)] : []),
      ...(invoice_id ? [eb('instalment_plan.invoice_id', '=', invoice_id)] : []),
      ...(patient_id ? [eb('invoice.patient_id', '=', patient_id)] : []),
    ]),
  )
  const page = await list(database, plans, query, {
    searchColumn: (word) => word.isAmong('instalment_plan.invoice_id', foundInvoices(word, caller)),
    sort: { due_on: ['instalment_plan.next_due_on'], created_at: ['instalment_plan.created_at'] },
    defaultSort: 'due_on',
    id: 'instalment_plan.id',
  })
  const rows = await rowsOfPage(page.rows, instalmentPlans(database, caller), 'instalment_plan.id')
  return { ...page, rows: rows.map((row) => planOf(row, today)) }
}

/** What pages are counted and sorted by; the invoice is joined so that the database leaves it out where plans are only counted. */
const planIds = (database: Database, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('instalment_plan')
    .leftJoin('invoice', (join) =>
      join
        .onRef('invoice.company_id', '=', 'instalment_plan.company_id')
        .onRef('invoice.clinic_id', '=', 'instalment_plan.clinic_id')
        .onRef('invoice.id', '=', 'instalment_plan.invoice_id'),
    )
    .select('instalment_plan.id')
    .where('instalment_plan.company_id', '=', company_id)
    .where('instalment_plan.clinic_id', '=', clinic_id)
