import { billedQuantity } from '@clinic/core/invoice'
import { sql } from 'kysely'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'

/** The visits whose treatment has ended, the first first, with what was done in each and its price then. */
export async function treatedVisits(tx: Transaction, { company_id, clinic_id }: Place) {
  const visits = await tx
    .selectFrom('visit')
    .select(['id', 'patient_id', 'queue_date as day', 'state', 'state_since as ended_at'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('state', 'in', ['finished', 'checked_out'])
    .orderBy('state_since')
    .orderBy('id')
    .execute()
  const done = await proceduresDone(tx, { company_id, clinic_id })
  return visits.map((visit) => ({
    ...visit,
    lines: done.flatMap(({ visit_id, price_model, surfaces, quantity, ...line }) =>
      visit_id === visit.id ? { ...line, quantity: billedQuantity({ price_model }, { surfaces, quantity }) } : [],
    ),
  }))
}

export type TreatedVisit = Awaited<ReturnType<typeof treatedVisits>>[number]

const proceduresDone = (tx: Transaction, tenant: { company_id: number; clinic_id: number }) =>
  tx
    .selectFrom('procedure')
    .innerJoin('visit', (join) =>
      join
        .onRef('visit.company_id', '=', 'procedure.company_id')
        .onRef('visit.clinic_id', '=', 'procedure.clinic_id')
        .onRef('visit.id', '=', 'procedure.visit_id'),
    )
    .innerJoin('product', (join) =>
      join
        .onRef('product.company_id', '=', 'procedure.company_id')
        .onRef('product.clinic_id', '=', 'procedure.clinic_id')
        .onRef('product.id', '=', 'procedure.product_id'),
    )
    .select(['procedure.id as procedure_id', 'procedure.visit_id', 'procedure.product_id', 'procedure.icd9cm'])
    .select(['procedure.surfaces', 'procedure.quantity', 'procedure.name'])
    .select(['product.code', 'product.name_en', 'product.category', 'product.taxable', 'product.price_model'])
    .select(
      sql<number | null>`(
        select price from product_price
        where product_price.company_id = product.company_id and product_price.clinic_id = product.clinic_id
          and product_price.product_id = product.id and product_price.price_list_id is null and product_price.withdrawn_at is null
          and product_price.valid_from <= visit.queue_date
        order by product_price.valid_from desc, product_price.id desc limit 1)`.as('unit_price'),
    )
    .where('procedure.company_id', '=', tenant.company_id)
    .where('procedure.clinic_id', '=', tenant.clinic_id)
    .where('procedure.outcome', '=', 'done')
    .orderBy('procedure.id')
    .execute()
