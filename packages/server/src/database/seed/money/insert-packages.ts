import { packageParts } from '@clinic/core/money'
import { addDays } from '@clinic/core/time'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import type { Bill } from './bill'

type Invoice = Bill & { id: number }
interface Line {
  id: number
  invoice_id: number
  position: number
}

/** Inserts the packages that invoices, drafts still, sell, and the sessions that others use; names the package on each line that it prepays. */
export async function insertPackages(
  tx: Transaction,
  place: Place,
  { invoices, lines }: { invoices: readonly Invoice[]; lines: readonly Line[] },
) {
  const idOf = new Map(lines.map(({ id, invoice_id, position }) => [`${invoice_id} ${position}`, id]))
  const sold = new Map<number, { id: number; left: Map<number, { sessions: number; left: number }> }>()
  for (const invoice of invoices) {
    for (const [position, line] of invoice.visit.lines.entries()) {
      const invoice_line_id = idOf.get(`${invoice.id} ${position}`) ?? 0
      if (line.paket_id !== null && invoice.state !== 'draft')
        sold.set(
          invoice.visit.id,
          await sell(tx, place, { invoice, position, invoice_line_id, paket_id: line.paket_id }),
        )
      const from = line.prepaid_in === null ? undefined : sold.get(line.prepaid_in)
      if (from && line.product_id !== null)
        await use(tx, place, { invoice, from, invoice_line_id, product_id: line.product_id, quantity: line.quantity })
    }
  }
}

type Selling = { invoice: Invoice; position: number; invoice_line_id: number; paket_id: number }

async function sell(tx: Transaction, { company_id, clinic_id, clerk }: Place, selling: Selling) {
  const { invoice, position, invoice_line_id, paket_id } = selling
  const { day, ended_at, patient_id } = invoice.visit
  const { code, name, validity_days } = await tx
    .selectFrom('paket')
    .select(['code', 'name', 'validity_days'])
    .where((eb) => eb.and({ company_id, clinic_id, id: paket_id }))
    .executeTakeFirstOrThrow()
  const items = await itemsOf(tx, { company_id, clinic_id, paket_id })
  const amounts = invoice.lines[position]
  const price = amounts ? amounts.gross - amounts.discount - amounts.invoice_discount : 0
  const { id } = await tx
    .insertInto('package_sold')
    .values({
      company_id,
      clinic_id,
      patient_id,
      invoice_id: invoice.id,
      invoice_line_id,
      paket_id,
      code,
      name,
      price,
      tax: amounts?.tax ?? 0,
      sold_on: day,
      valid_until: addDays(day, validity_days),
      state: 'active',
      created_at: ended_at,
      updated_at: ended_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const parts = packageParts(price, items)
  const of = { company_id, clinic_id, package_sold_id: id }
  await tx
    .insertInto('package_sold_item')
    .values(
      items.map(({ price: _, quantity, ...item }, index) => ({
        ...item,
        ...of,
        sessions: quantity,
        amount: parts[index] ?? 0,
      })),
    )
    .execute()
  const written = {
    at: ended_at,
    user_name: clerk.user_name,
    invoice_id: invoice.id,
    session: null,
    invoice_line_id: null,
  }
  await tx
    .insertInto('package_entry')
    .values(
      items.map(({ product_id, quantity }) => ({
        ...of,
        ...written,
        product_id,
        kind: 'bought' as const,
        sessions: quantity,
      })),
    )
    .execute()
  return {
    id,
    left: new Map(items.map(({ product_id, quantity }) => [product_id, { sessions: quantity, left: quantity }])),
  }
}

interface Using {
  invoice: Invoice
  from: { id: number; left: Map<number, { sessions: number; left: number }> }
  invoice_line_id: number
  product_id: number
  quantity: number
}

async function use(tx: Transaction, { company_id, clinic_id, clerk }: Place, using: Using) {
  const { invoice, from, invoice_line_id, product_id, quantity } = using
  await tx
    .updateTable('invoice_line')
    .set({ package_sold_id: from.id })
    .where((eb) => eb.and({ company_id, clinic_id, id: invoice_line_id }))
    .execute()
  const item = from.left.get(product_id)
  if (!item || invoice.state === 'draft') return
  item.left -= quantity
  const at = invoice.visit.ended_at
  await tx
    .insertInto('package_entry')
    .values({
      company_id,
      clinic_id,
      package_sold_id: from.id,
      product_id,
      kind: 'used',
      sessions: -quantity,
      session: item.sessions - item.left,
      invoice_id: invoice.id,
      invoice_line_id,
      at,
      user_name: clerk.user_name,
    })
    .execute()
  if (Array.from(from.left.values()).some(({ left }) => left > 0)) return
  await tx
    .updateTable('package_sold')
    .set({ state: 'exhausted', updated_at: at })
    .where((eb) => eb.and({ company_id, clinic_id, id: from.id }))
    .execute()
}

const itemsOf = (
  tx: Transaction,
  { company_id, clinic_id, paket_id }: { company_id: number; clinic_id: number; paket_id: number },
) =>
  tx
    .selectFrom('paket_item')
    .innerJoin('product', (join) =>
      join
        .onRef('product.company_id', '=', 'paket_item.company_id')
        .onRef('product.clinic_id', '=', 'paket_item.clinic_id')
        .onRef('product.id', '=', 'paket_item.product_id'),
    )
    .select(['paket_item.product_id', 'paket_item.position', 'paket_item.quantity', 'product.name', 'product.name_en'])
    .select((eb) =>
      eb
        .selectFrom('product_price')
        .select(({ fn }) => fn.max<number>('product_price.price').as('price'))
        .whereRef('product_price.company_id', '=', 'product.company_id')
        .whereRef('product_price.clinic_id', '=', 'product.clinic_id')
        .whereRef('product_price.product_id', '=', 'product.id')
        .where('product_price.price_list_id', 'is', null)
        .as('price'),
    )
    .where('paket_item.company_id', '=', company_id)
    .where('paket_item.clinic_id', '=', clinic_id)
    .where('paket_item.paket_id', '=', paket_id)
    .orderBy('paket_item.position')
    .execute()
