import { billedQuantity } from '@clinic/core/invoice'
import { pricesOf } from '@clinic/core/price-list'
import { priceListOf } from '../../../domain/price-list/price-list-of'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'

/** The visits whose treatment has ended, the first first, with the class of the patient, what was done and its prices then by each list. */
export async function treatedVisits(tx: Transaction, { company_id, clinic_id }: Place) {
  const visits = await tx
    .selectFrom('visit')
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.company_id', '=', 'visit.company_id')
        .onRef('patient.clinic_id', '=', 'visit.clinic_id')
        .onRef('patient.id', '=', 'visit.patient_id'),
    )
    .select(['visit.id', 'visit.patient_id', 'visit.queue_date as day', 'visit.state', 'visit.state_since as ended_at'])
    .select(priceListOf('patient').as('price_list'))
    .where('visit.company_id', '=', company_id)
    .where('visit.clinic_id', '=', clinic_id)
    .where('visit.state', 'in', ['finished', 'checked_out'])
    .orderBy('visit.state_since')
    .orderBy('visit.id')
    .execute()
  const tenant = { company_id, clinic_id }
  const done = await proceduresDone(tx, tenant)
  const lists = await tx
    .selectFrom('price_list')
    .select(['id', 'name'])
    .where((eb) => eb.and(tenant))
    .execute()
  const history = await tx
    .selectFrom('product_price')
    .selectAll()
    .where((eb) => eb.and(tenant))
    .execute()
  return visits.map((visit) => ({
    ...visit,
    lines: done.flatMap(({ visit_id, price_model, surfaces, quantity, ...line }) =>
      visit_id === visit.id
        ? {
            ...line,
            quantity: billedQuantity({ price_model }, { surfaces, quantity }),
            prices: pricesOf(
              history.filter(({ product_id }) => product_id === line.product_id),
              { lists, day: visit.day },
            ),
          }
        : [],
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
    .where('procedure.company_id', '=', tenant.company_id)
    .where('procedure.clinic_id', '=', tenant.clinic_id)
    .where('procedure.outcome', '=', 'done')
    .orderBy('procedure.id')
    .execute()
