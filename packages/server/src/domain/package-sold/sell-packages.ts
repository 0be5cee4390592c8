import type { Schema } from '@clinic/api'
import { packageParts } from '@clinic/core/money'
import { addDays } from '@clinic/core/time'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { Caller, RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { priceToday } from '../product/product-price'

type Invoice = Schema<'Invoice'>

/** Makes the packages on an invoice those of its patient, with what is in each today. The price is that of the line. */
export async function sellPackages(
  tx: Transaction,
  context: RequestContext,
  { invoice, today }: { invoice: Invoice; today: string },
) {
  for (const [index, line] of invoice.lines.entries()) {
    if (line.paket_id === null) continue
    const paket = await soldToday(tx, context.caller, line.paket_id)
    if (!paket)
      throw new Refusal(422, 'checkFields', {
        fields: { lines: { sentence: 'linePackageUnknown', values: { line: index + 1 } } },
      })
    await sell(tx, context, { invoice, line, paket, today })
  }
}

interface Selling {
  invoice: Invoice
  line: Invoice['lines'][number]
  paket: NonNullable<Awaited<ReturnType<typeof soldToday>>>
  today: string
}

async function sell(tx: Transaction, context: RequestContext, { invoice, line, paket, today }: Selling) {
  const { caller, now } = context
  const { company_id, clinic_id, name } = caller
  const { gross, discount, invoice_discount, tax } = line.amounts
  const price = gross - discount - invoice_discount
  const patient_id = invoice.patient.id
  const valid_until = addDays(today, paket.validity_days)
  const { id } = await tx
    .insertInto('package_sold')
    .values({
      company_id,
      clinic_id,
      patient_id,
      invoice_id: invoice.id,
      invoice_line_id: line.id,
      paket_id: paket.id,
      code: line.code,
      name: line.name,
      price,
      tax,
      sold_on: today,
      valid_until,
      state: 'active',
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const items = await itemsOf(tx, context, paket.id)
  const parts = packageParts(price, items)
  await tx
    .insertInto('package_sold_item')
    .values(
      items.map(({ price: _, quantity, ...item }, index) => ({
        ...item,
        company_id,
        clinic_id,
        package_sold_id: id,
        sessions: quantity,
        amount: parts[index] ?? 0,
      })),
    )
    .execute()
  await tx
    .insertInto('package_entry')
    .values(
      items.map(({ product_id, quantity }) => ({
        company_id,
        clinic_id,
        package_sold_id: id,
        product_id,
        kind: 'bought' as const,
        sessions: quantity,
        session: null,
        invoice_id: invoice.id,
        invoice_line_id: null,
        at: now.toISOString(),
        user_name: name,
      })),
    )
    .execute()
  recordEvent(tx, caller, {
    action: 'sell',
    object: 'package_sold',
    object_id: id,
    after: { name: line.name, price, valid_until, invoice_id: invoice.id },
    people: { patient: [patient_id] },
  })
}

/** A package that the clinic sells, held: it is not changed meanwhile. */
const soldToday = (tx: Transaction, { company_id, clinic_id }: Caller, id: number) =>
  tx
    .selectFrom('paket')
    .select(['id', 'validity_days'])
    .where((eb) => eb.and({ company_id, clinic_id, id, status: 'active' }))
    .forShare()
    .executeTakeFirst()

const itemsOf = (tx: Transaction, { caller, now }: RequestContext, paket_id: number) =>
  tx
    .selectFrom('paket_item')
    .innerJoin('product', (join) =>
      join
        .onRef('product.company_id', '=', 'paket_item.company_id')
        .onRef('product.clinic_id', '=', 'paket_item.clinic_id')
        .onRef('product.id', '=', 'paket_item.product_id'),
    )
    .select(['paket_item.product_id', 'paket_item.position', 'paket_item.quantity', 'product.name', 'product.name_en'])
    .select(priceToday({ caller, now }).as('price'))
    .where('paket_item.company_id', '=', caller.company_id)
    .where('paket_item.clinic_id', '=', caller.clinic_id)
    .where('paket_item.paket_id', '=', paket_id)
    .orderBy('paket_item.position')
    .execute()
