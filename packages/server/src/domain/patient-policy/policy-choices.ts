import type { Schema } from '@clinic/api'
import { policyObstacle } from '@clinic/core/patient-policy'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { priceListOf } from '../price-list/price-list-of'
import { policyRows } from './policy-rows'

type Clinic = Pick<Caller, 'company_id' | 'clinic_id'>

interface Treated {
  patient_id: number
  /** The day of the treatment, a plain date. */
  day: string
}

/** Returns for some treatments the policies of their patients, the oldest first, each with what its plan pays that day and has paid that year. */
export async function policyChoices(
  database: Database | Transaction,
  caller: Clinic,
  treatments: readonly Treated[],
): Promise<(treated: Treated) => Schema<'PolicyChoice'>[]> {
  const patients = Array.from(new Set(treatments.map(({ patient_id }) => patient_id)))
  if (patients.length === 0) return () => []
  const policies = await policiesOf(database, caller, patients)
  if (policies.length === 0) return () => []
  const paid = await paidByPlans(database, caller, patients)
  return ({ patient_id, day }) =>
    policies
      .filter((policy) => policy.patient_id === patient_id)
      .map(({ plan, id, insurance_id, member_number, terms, price_list, ...policy }) => ({
        id,
        insurance_id,
        payor_id: plan.payor_id,
        payor_name: plan.payor_name,
        plan_name: plan.name,
        member_number,
        obstacle: policyObstacle({ ...policy, plan }, day),
        price_list,
        member_since: policy.valid_from,
        ...terms,
        valid_from: plan.valid_from,
        valid_until: plan.valid_until,
        paid_this_year: paid
          .filter((row) => row.patient_id === patient_id && row.insurance_id === insurance_id)
          .filter(({ year }) => year === Number(day.slice(0, 4)))
          .map(({ category, amount }) => ({ category, amount })),
      }))
}

const policiesOf = (database: Database | Transaction, caller: Clinic, patients: readonly number[]) =>
  policyRows(database, caller)
    .select(
      sql<
        Pick<Schema<'PolicyChoice'>, 'coverage_rules' | 'excluded_codes'>
      >`jsonb_build_object('coverage_rules', insurance.coverage_rules, 'excluded_codes', insurance.excluded_codes)`.as(
        'terms',
      ),
    )
    .select(priceListOf('payor').as('price_list'))
    .where('patient_policy.patient_id', '=', ({ fn, val }) => fn.any(val(patients)))
    .orderBy('patient_policy.id')
    .execute()

/** What plans have paid for patients on issued invoices, by calendar year and category of service. */
const paidByPlans = (
  database: Database | Transaction,
  { company_id, clinic_id }: Clinic,
  patients: readonly number[],
) =>
  database
    .selectFrom('invoice')
    .innerJoin('invoice_line', (join) =>
      join
        .onRef('invoice_line.company_id', '=', 'invoice.company_id')
        .onRef('invoice_line.clinic_id', '=', 'invoice.clinic_id')
        .onRef('invoice_line.invoice_id', '=', 'invoice.id'),
    )
    .select(['invoice.patient_id', insurance.as('insurance_id'), year.as('year')])
    // a plan pays for services only, not for medicine
    .select((eb) => eb.ref('invoice_line.category').$notNull().as('category'))
    .select(sql<number>`sum((invoice_line.amounts ->> 'benefit')::bigint)::bigint`.as('amount'))
    .where('invoice.company_id', '=', company_id)
    .where('invoice.clinic_id', '=', clinic_id)
    .where('invoice.patient_id', '=', ({ fn, val }) => fn.any(val(patients)))
    .where('invoice.policy', 'is not', null)
    .where('invoice.state', '<>', 'void')
    .groupBy(['invoice.patient_id', 'invoice_line.category', insurance, year])
    .execute()

const insurance = sql<number>`(invoice.policy ->> 'insurance_id')::bigint`
const year = sql<number>`date_part('year', invoice.day)::integer`
