import { billedQuantity } from '@clinic/core/invoice'
import { prepaidLines } from '@clinic/core/package-sold'
import { listedPrice, listsOf, promisedPrice } from '@clinic/core/price-list'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { Caller, RequestContext } from '../../use-case/contract'
import { packageChoices } from '../package-sold/package-choices'
import { policyChoices } from '../patient-policy/policy-choices'
import { classOf } from '../price-list/price-list-of'
import { servicePrices } from '../price-list/service-prices'
import { billDispensed } from './bill-dispensed'
import { writeInvoiceEvent } from './write-invoice-event'

interface Treated {
  id: number
  patient_id: number
  /** The day of the visit, a plain date. */
  day: string
}

/**
 * Drafts the invoice of a visit from what was done and dispensed in it, with the prices of its day, or, where no list of a payor says another one, with those
 * of the treatment plan that it carries out. Returns its id.
 */
export async function draftInvoice(tx: Transaction, context: RequestContext, visit: Treated): Promise<number> {
  const { caller, now } = context
  const { company_id, clinic_id } = caller
  const policy = await defaultPolicy(tx, caller, visit)
  const { id } = await tx
    .insertInto('invoice')
    .values({
      company_id,
      clinic_id,
      visit_id: visit.id,
      patient_id: visit.patient_id,
      day: visit.day,
      state: 'draft',
      patient_policy_id: policy?.id ?? null,
      policy: null,
      discount: null,
      amounts: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lists = listsOf(policy, { price_list: await classOf(tx, caller, visit.patient_id) })
  const procedures = await doneIn(tx, caller, visit.id)
  const product_ids = procedures.map(({ product_id }) => product_id)
  const pricesOf = await servicePrices(tx, caller, { product_ids, lists, day: visit.day })
  const done = procedures.map(({ price_model, surfaces, quantity, agreed_price, ...line }) => {
    const prices = pricesOf(line.product_id)
    const { price = null, price_list = null } = listedPrice(prices, lists) ?? {}
    const plan = agreed_price === null ? null : { price: agreed_price }
    const promised = promisedPrice({ prices, plan }, { lists, policy })
    return {
      ...line,
      ...(promised !== null && promised !== price
        ? { unit_price: promised, price_list: null, price_typed: true }
        : { unit_price: price, price_list: price_list && JSON.stringify(price_list), price_typed: false }),
      quantity: billedQuantity({ price_model }, { surfaces, quantity }),
    }
  })
  // what a package of the patient covers is proposed; the desk may choose otherwise
  const prepaid = prepaidLines(done, await packageChoices(tx, caller, visit))
  if (done.length > 0)
    await tx
      .insertInto('invoice_line')
      .values(
        done.map((line, position) => ({
          ...line,
          company_id,
          clinic_id,
          invoice_id: id,
          position,
          medicine_id: null,
          prescription_id: null,
          prescription_line: null,
          paket_id: null,
          package_sold_id: prepaid[position] ?? null,
          discount: null,
          amounts: null,
        })),
      )
      .execute()
  const dispensed = await billDispensed(tx, caller, { invoice_id: id, visit_id: visit.id })
  await writeInvoiceEvent(tx, context, { invoice_id: id, event: 'invoice.draft', from_state: null, to_state: 'draft' })
  recordEvent(tx, caller, {
    action: 'draft',
    object: 'invoice',
    object_id: id,
    after: { visit_id: visit.id, day: visit.day, lines: done.length + dispensed },
    people: { patient: [visit.patient_id] },
  })
  return id
}

/** The first policy of the patient that pays on the day of the visit; the desk may choose another. */
async function defaultPolicy(tx: Transaction, caller: Caller, treated: Treated) {
  const of = { patient_id: treated.patient_id, day: treated.day }
  return (await policyChoices(tx, caller, [of]))(of).find(({ obstacle }) => obstacle === null)
}

/** What the last signed note of a visit says was done, as services of the price list. */
const doneIn = (tx: Transaction, caller: Caller, visit_id: number) =>
  tx
    .selectFrom('procedure')
    .innerJoin('product', (join) =>
      join
        .onRef('product.company_id', '=', 'procedure.company_id')
        .onRef('product.clinic_id', '=', 'procedure.clinic_id')
        .onRef('product.id', '=', 'procedure.product_id'),
    )
    .leftJoin('treatment_plan_item as planned', (join) =>
      join
        .onRef('planned.company_id', '=', 'procedure.company_id')
        .onRef('planned.clinic_id', '=', 'procedure.clinic_id')
        .onRef('planned.id', '=', 'procedure.plan_item_id')
        .onRef('planned.product_id', '=', 'procedure.product_id'),
    )
    .select([
      'planned.price as agreed_price',
      'procedure.id as procedure_id',
      'procedure.product_id',
      'procedure.icd9cm',
      'procedure.surfaces',
    ])
    .select(['procedure.quantity', 'procedure.name'])
    .select(['product.code', 'product.name_en', 'product.category', 'product.taxable', 'product.price_model'])
    .where('procedure.company_id', '=', caller.company_id)
    .where('procedure.clinic_id', '=', caller.clinic_id)
    .where('procedure.visit_id', '=', visit_id)
    .where('procedure.outcome', '=', 'done')
    .where('procedure.note_id', '=', (eb) =>
      eb
        .selectFrom('note')
        .select(({ fn }) => fn.max<number>('note.id').as('id'))
        .where('note.company_id', '=', caller.company_id)
        .where('note.clinic_id', '=', caller.clinic_id)
        .where('note.visit_id', '=', visit_id)
        .where('note.state', '=', 'signed'),
    )
    .orderBy('procedure.id')
    .execute()
