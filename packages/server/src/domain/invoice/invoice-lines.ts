import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/**
 * The lines of an invoice in their order, with what the note says of those that were done, and the price of today of what no price
 * list names: of medicine the sell price of the company, of a package its own.
 */
export const invoiceLines = (database: Database | Transaction, caller: Caller, invoice_id: number) =>
  database
    .selectFrom('invoice_line')
    .leftJoin('company_medicine', (join) =>
      join
        .onRef('company_medicine.company_id', '=', 'invoice_line.company_id')
        .onRef('company_medicine.id', '=', 'invoice_line.medicine_id'),
    )
    .leftJoin('paket', (join) =>
      join
        .onRef('paket.company_id', '=', 'invoice_line.company_id')
        .onRef('paket.clinic_id', '=', 'invoice_line.clinic_id')
        .onRef('paket.id', '=', 'invoice_line.paket_id'),
    )
    .leftJoin('procedure', (join) =>
      join
        .onRef('procedure.company_id', '=', 'invoice_line.company_id')
        .onRef('procedure.clinic_id', '=', 'invoice_line.clinic_id')
        .onRef('procedure.id', '=', 'invoice_line.procedure_id'),
    )
    .leftJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'procedure.company_id')
        .onRef('doctor.clinic_id', '=', 'procedure.clinic_id')
        .onRef('doctor.id', '=', 'procedure.doctor_id'),
    )
    .select(['invoice_line.id', 'invoice_line.product_id', 'invoice_line.procedure_id', 'invoice_line.code'])
    .select(linePlan.as('plan'))
    .select(['invoice_line.medicine_id', 'invoice_line.prescription_id', 'invoice_line.prescription_line'])
    .select(['invoice_line.name', 'invoice_line.name_en', 'invoice_line.category', 'invoice_line.icd9cm'])
    .select(['invoice_line.taxable', 'invoice_line.unit_price', 'invoice_line.quantity', 'invoice_line.discount'])
    .select([
      'invoice_line.price_list',
      'invoice_line.price_typed',
      'invoice_line.discount_reason',
      'invoice_line.amounts',
    ])
    .select(['invoice_line.paket_id', 'invoice_line.package_sold_id', linePackage.as('package')])
    .select(['procedure.tooth', 'procedure.jaw', 'doctor.display_name as doctor_name'])
    .select(sql<('m' | 'o' | 'd' | 'v' | 'l')[]>`coalesce(procedure.surfaces, '[]')`.as('surfaces'))
    .select(sql<number | null>`coalesce(company_medicine.sell_price, paket.price)`.as('fixed_price'))
    .where('invoice_line.company_id', '=', caller.company_id)
    .where('invoice_line.clinic_id', '=', caller.clinic_id)
    .where('invoice_line.invoice_id', '=', invoice_id)
    .orderBy('invoice_line.position')
    .orderBy('invoice_line.id')
    .execute()

/** The package that has prepaid a line, and which session of it was used as the invoice was issued; 0 before. */
const linePackage = sql<Schema<'LinePackage'> | null>`(
  select jsonb_build_object('id', package_sold.id, 'name', package_sold.name, 'sessions', coalesce(package_sold_item.sessions, 1),
    'session', coalesce((
      select package_entry.session from package_entry
      where package_entry.company_id = invoice_line.company_id and package_entry.clinic_id = invoice_line.clinic_id
        and package_entry.invoice_line_id = invoice_line.id and package_entry.kind = 'used'), 0))
  from package_sold
  left join package_sold_item on package_sold_item.company_id = package_sold.company_id
    and package_sold_item.clinic_id = package_sold.clinic_id and package_sold_item.package_sold_id = package_sold.id
    and package_sold_item.product_id = invoice_line.product_id
  where package_sold.company_id = invoice_line.company_id and package_sold.clinic_id = invoice_line.clinic_id
    and package_sold.id = invoice_line.package_sold_id)`

/** The plan whose item a line carries out; another service than was planned carries out none. */
const linePlan = sql<Schema<'LinePlan'> | null>`(
  select jsonb_build_object('number', treatment_plan.number, 'price', treatment_plan_item.price)
  from treatment_plan_item join treatment_plan on treatment_plan.company_id = treatment_plan_item.company_id
    and treatment_plan.clinic_id = treatment_plan_item.clinic_id and treatment_plan.id = treatment_plan_item.treatment_plan_id
  where treatment_plan_item.company_id = procedure.company_id and treatment_plan_item.clinic_id = procedure.clinic_id
    and treatment_plan_item.id = procedure.plan_item_id and treatment_plan_item.product_id = procedure.product_id)`

export type StoredLine = Awaited<ReturnType<typeof invoiceLines>>[number]
