import { sql } from 'kysely'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { instalmentPlans, isLate, nextDue, planOf } from '../../domain/instalment/instalment-plans'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listInstalmentPlan: UseCase<'listInstalmentPlan'> = async ({ database, caller, now, query }) => {
  const { state, late, invoice_id, patient_id } = query
  const { today } = await clinicDay(database, caller, now)
  const plans = instalmentPlans(database, caller).where((eb) =>
    eb.and([
      ...(state ? [eb('instalment_plan.state', '=', state)] : []),
      ...(late ? [eb('instalment_plan.state', '=', 'active'), isLate(today)] : []),
      ...(invoice_id ? [eb('instalment_plan.invoice_id', '=', invoice_id)] : []),
      ...(patient_id ? [eb('invoice.patient_id', '=', patient_id)] : []),
    ]),
  )
  const page = await list(database, plans, query, {
    searchColumn: sql`(lower(coalesce(invoice.number, '')) || ' ' || patient.search)`,
    sort: { due_on: [nextDue], created_at: ['instalment_plan.created_at'] },
    defaultSort: 'due_on',
    id: 'instalment_plan.id',
  })
  return { ...page, rows: page.rows.map((row) => planOf(row, today)) }
}
