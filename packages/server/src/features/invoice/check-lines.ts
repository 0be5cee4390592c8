import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import { invoiceLines, type StoredLine } from '../../domain/invoice/invoice-lines'
import { servicePrices } from '../../domain/price-list/service-prices'
import type { Call } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'
import { linePrice } from './line-price'

type Input = Schema<'InvoiceLineInput'>
type Product = Awaited<ReturnType<typeof offeredProducts>>[number]
type SoldPackage = Awaited<ReturnType<typeof soldPackages>>[number]
export type CheckedLine = Pick<
  StoredLine,
  | 'product_id'
  | 'procedure_id'
  | 'paket_id'
  | 'package_sold_id'
  | 'medicine_id'
  | 'prescription_id'
  | 'prescription_line'
  | 'code'
  | 'name'
  | 'name_en'
  | 'category'
  | 'icd9cm'
  | 'taxable'
  | 'unit_price'
  | 'price_list'
  | 'price_typed'
> &
  Pick<Input, 'quantity' | 'discount' | 'discount_reason'> & { id: number | null }

interface Pricing {
  /** The lists that price the draft from now on. */
  lists: readonly Schema<'PriceListName'>[]
  policy: Schema<'PolicyChoice'> | undefined
  /** Whether another policy was chosen, or none. */
  isOtherPolicy: boolean
}

/** The lines of a draft as they will be: what was done or dispensed stays as it was, a price is that of the lists unless the manager says so. */
export async function checkLines(
  tx: Transaction,
  call: Call<'changeInvoice'>,
  { invoice: { id, day }, ...pricing }: { invoice: Pick<Schema<'Invoice'>, 'id' | 'day'> } & Pricing,
): Promise<CheckedLine[]> {
  const { body, caller } = call
  const stored = new Map((await invoiceLines(tx, caller, id)).map((line) => [line.id, line]))
  const named = new Set(body.lines.flatMap((line) => line.id ?? []))
  if (Array.from(stored.values()).some((line) => wasDone(line) && !named.has(line.id)))
    throw new Refusal(422, 'checkFields', { fields: { lines: 'lineWasDone' } })
  const offered = new Map((await offeredProducts(tx, call)).map((product) => [product.product_id, product]))
  const sold = new Map((await soldPackages(tx, call)).map((paket) => [paket.paket_id, paket]))
  const isManager = caller.role === 'manager_clinic'
  const product_ids = body.lines.map(({ product_id }) => product_id)
  const pricesOf = await servicePrices(tx, caller, { product_ids, lists: pricing.lists, day })
  return body.lines.map((input, index) => {
    const checked = checkedLine(input, {
      before: stored.get(input.id ?? 0),
      product: input.paket_id === null ? offered.get(input.product_id ?? 0) : sold.get(input.paket_id),
      pricesOf,
      isManager,
      ...pricing,
    })
    if (typeof checked === 'string')
      throw new Refusal(422, 'checkFields', {
        fields: { lines: { sentence: checked, values: { line: index + 1 } } },
      })
    stored.delete(input.id ?? 0) // named twice it is another one, which there is not
    return checked
  })
}

const wasDone = ({ procedure_id, prescription_id }: Pick<StoredLine, 'procedure_id' | 'prescription_id'>) =>
  procedure_id !== null || prescription_id !== null

const noMedicine = { medicine_id: null, prescription_id: null, prescription_line: null }

interface Known {
  before: StoredLine | undefined
  /** What a new line is of: a service, or a package. */
  product: Product | SoldPackage | undefined
  pricesOf: Awaited<ReturnType<typeof servicePrices>>
  isManager: boolean
}

function checkedLine(input: Input, { before, product, pricesOf, ...pricing }: Known & Pricing): CheckedLine | Sentence {
  const { quantity, discount, package_sold_id } = input
  if (input.paket_id !== null && quantity !== 1) return 'linePackageOnce'
  const said = {
    quantity,
    discount,
    package_sold_id,
    discount_reason: discount ? input.discount_reason.trim() : '',
  }
  if (input.id !== null) {
    if (!before || before.product_id !== input.product_id || before.paket_id !== input.paket_id) return 'lineUnknown'
    if (wasDone(before) && before.quantity !== quantity) return 'lineQuantityWasDone'
    const {
      fixed_price,
      amounts: _,
      tooth: __,
      jaw: ___,
      surfaces: ____,
      doctor_name: _____,
      package: ______,
      plan: _______,
      ...line
    } = before
    const prices = fixedOr(fixed_price, pricesOf(line.product_id))
    const price = linePrice(input, { before, prices, ...pricing })
    return typeof price === 'string' ? price : { ...line, ...said, ...price }
  }
  if (!product) return input.paket_id === null ? 'lineServiceUnknown' : 'linePackageUnknown'
  const { fixed_price, ...service } = product
  const prices = fixedOr(fixed_price, pricesOf(service.product_id))
  const price = linePrice(input, { before, prices, ...pricing })
  return typeof price === 'string'
    ? price
    : { id: null, procedure_id: null, ...noMedicine, ...service, ...said, ...price }
}

/** Medicine and packages have one price, whoever pays; services have those of the lists. */
const fixedOr = (price: number | null, listed: Schema<'ListedPrice'>[]) =>
  price === null ? listed : [{ price_list: null, price }]

/** The packages that new lines sell, as far as the clinic sells them: taxed where one of the services is. */
function soldPackages(tx: Transaction, { caller: { company_id, clinic_id }, body }: Call<'changeInvoice'>) {
  const ids = body.lines.flatMap(({ id, paket_id }) => (id === null ? (paket_id ?? []) : []))
  return tx
    .selectFrom('paket')
    .select(['paket.id as paket_id', 'paket.code', 'paket.name', 'paket.price as fixed_price'])
    .select(sql<null>`null::bigint`.as('product_id'))
    .select(sql<string>`''`.as('name_en'))
    .select(sql<null>`null`.as('category'))
    .select(sql<string>`''`.as('icd9cm'))
    .select(hasTaxed.as('taxable'))
    .where('paket.company_id', '=', company_id)
    .where('paket.clinic_id', '=', clinic_id)
    .where('paket.status', '=', 'active')
    .where('paket.id', 'in', [0, ...ids])
    .execute()
}

const hasTaxed = sql<boolean>`exists (
  select from paket_item join product on product.company_id = paket_item.company_id
    and product.clinic_id = paket_item.clinic_id and product.id = paket_item.product_id
  where paket_item.company_id = paket.company_id and paket_item.clinic_id = paket.clinic_id
    and paket_item.paket_id = paket.id and product.taxable)`

/** The services that new lines name, as far as the clinic offers them. */
function offeredProducts(tx: Transaction, { caller, body }: Call<'changeInvoice'>) {
  const ids = body.lines.flatMap(({ id, product_id }) => (id === null ? (product_id ?? []) : []))
  return tx
    .selectFrom('product')
    .select(['product.id as product_id', 'code', 'name', 'name_en', 'category', 'icd9cm', 'taxable'])
    .select([sql<null>`null::bigint`.as('fixed_price'), sql<null>`null::bigint`.as('paket_id')])
    .where('product.company_id', '=', caller.company_id)
    .where('product.clinic_id', '=', caller.clinic_id)
    .where('product.status', '=', 'active')
    .where('product.id', 'in', ids.length > 0 ? ids : [0])
    .execute()
}
