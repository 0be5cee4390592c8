import type { Schema } from '@clinic/api'
import { inPhaseOrder, isExpired, planTotals } from '@clinic/core/treatment-plan'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { appointmentPatient } from '../appointment/appointment-rows'
import { clinicDay } from '../clinic/clinic-day'
import { priceListOf } from '../price-list/price-list-of'
import { pricesOfToday, type StoredItem } from './prices-of-today'

type ClinicKey = Pick<Caller, 'company_id' | 'clinic_id'>

interface Context {
  caller: ClinicKey
  now: Date
}

/** The treatment plans of the clinic; `shownPlans` makes of them what is shown. */
export const treatmentPlanRows = (database: Database | Transaction, { company_id, clinic_id }: ClinicKey) =>
  database
    .selectFrom('treatment_plan')
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'treatment_plan.company_id')
        .onRef('patient.clinic_id', '=', 'treatment_plan.clinic_id')
        .onRef('patient.id', '=', 'treatment_plan.patient_id'),
    )
    .innerJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'treatment_plan.company_id')
        .onRef('doctor.clinic_id', '=', 'treatment_plan.clinic_id')
        .onRef('doctor.id', '=', 'treatment_plan.doctor_id'),
    )
    .select(['treatment_plan.id', 'treatment_plan.number', 'treatment_plan.doctor_id', 'treatment_plan.title'])
    .select(['treatment_plan.note', 'treatment_plan.state', 'treatment_plan.price_list', 'treatment_plan.valid_until'])
    .select(['treatment_plan.proposed_on', 'treatment_plan.decided_on', 'treatment_plan.signed_by'])
    .select(['treatment_plan.reason', 'treatment_plan.replaces_id', 'treatment_plan.created_at'])
    .select(['treatment_plan.created_by', 'treatment_plan.version', 'doctor.display_name as doctor_name'])
    .select([appointmentPatient.as('patient'), priceListOf('patient').as('patient_list'), items.as('items')])
    .where('treatment_plan.company_id', '=', company_id)
    .where('treatment_plan.clinic_id', '=', clinic_id)

const items: RawBuilder<StoredItem[]> = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', item.id, 'phase', item.phase, 'product_id', item.product_id,
    'product_code', coalesce(item.product_code, product.code), 'product_name', coalesce(item.product_name, product.name),
    'price_model', product.price_model, 'tooth', item.tooth, 'surfaces', item.surfaces, 'jaw', item.jaw,
    'quantity', item.quantity, 'price', item.price, 'amount', item.amount, 'remark', item.remark, 'state', item.state,
    'done_on', item.done_on) order by item.position)
  from treatment_plan_item as item join product on product.company_id = item.company_id
    and product.clinic_id = item.clinic_id and product.id = item.product_id
  where item.company_id = treatment_plan.company_id and item.clinic_id = treatment_plan.clinic_id
    and item.treatment_plan_id = treatment_plan.id), '[]')`

type PlanRow = Awaited<ReturnType<ReturnType<typeof treatmentPlanRows>['executeTakeFirstOrThrow']>>

/** Plans as they are shown: what was not proposed yet has the prices of today. */
export async function shownPlans(
  database: Database | Transaction,
  { caller, now }: Context,
  rows: readonly PlanRow[],
): Promise<Schema<'TreatmentPlan'>[]> {
  if (rows.length === 0) return []
  const { today } = await clinicDay(database, caller, now)
  const priced = await pricesOfToday(database, caller, {
    plans: rows.filter(({ proposed_on }) => proposed_on === null),
    today,
  })
  return rows.map((row) => {
    const { patient_list: _, ...plan } = priced.get(row.id) ?? row
    const shown = inPhaseOrder(plan.items.map(({ price_model: _model, ...item }) => item))
    return { ...plan, items: shown, ...planTotals(shown), expired: isExpired(plan, today) }
  })
}

/** A plan as the contract shows it; nothing where the clinic has none by that id. */
export async function treatmentPlanById(database: Database | Transaction, context: Context, id: number) {
  const rows = await treatmentPlanRows(database, context.caller).where('treatment_plan.id', '=', id).execute()
  return (await shownPlans(database, context, rows))[0]
}
