import { prepaidLines } from '@clinic/core/package-sold'
import { addDays } from '@clinic/core/time'
import { sql } from 'kysely'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import type { TreatedVisit } from './treated-visits'

/** A package of the clinic, as it is sold. */
interface DemoPaket {
  id: number
  code: string
  name: string
  price: number
  validity_days: number
  items: { product_id: number; quantity: number }[]
}

/** A visit whose invoice sells a package, and with it uses of that package: a line is prepaid by the package sold in the visit named. */
export type BilledVisit = Omit<TreatedVisit, 'lines'> & { lines: BilledLine[] }
type BilledLine = Omit<TreatedVisit['lines'][number], 'procedure_id' | 'product_id' | 'category'> & {
  procedure_id: number | null
  product_id: number | null
  category: TreatedVisit['lines'][number]['category'] | null
  paket_id: number | null
  /** The visit whose invoice sold the package that prepays it. */
  prepaid_in: number | null
}

/**
 * Sells packages to patients who came again: the one that covers most of what was done then, and its sessions are used. The first patient of all took one
 * that has ended since.
 */
export async function withPackages(
  tx: Transaction,
  { company_id, clinic_id }: Place,
  visits: readonly TreatedVisit[],
): Promise<BilledVisit[]> {
  const { rows: pakets } = await sql<DemoPaket>`
    select paket.id, code, name, price, validity_days,
      jsonb_agg(jsonb_build_object('product_id', paket_item.product_id, 'quantity', paket_item.quantity)) as items
    from paket join paket_item on paket_item.company_id = paket.company_id and paket_item.clinic_id = paket.clinic_id
      and paket_item.paket_id = paket.id
    where paket.company_id = ${company_id} and paket.clinic_id = ${clinic_id}
    group by paket.company_id, paket.clinic_id, paket.id order by paket.id`.execute(tx)
  const billed = visits.map(
    (visit): BilledVisit => ({
      ...visit,
      lines: visit.lines.map((line) => ({ ...line, paket_id: null, prepaid_in: null })),
    }),
  )
  let sold = 0
  for (const [index, first] of billed.entries()) {
    if (sold === most) break
    const later = billed.slice(index + 1).filter(({ patient_id }) => patient_id === first.patient_id)
    const isFirst = billed.findIndex(({ patient_id }) => patient_id === first.patient_id) === index
    if (!isFirst || later.length === 0 || first.state === 'finished') continue
    const uses = pakets.map((paket) => ({ paket, ...usesOf(paket, first, later) }))
    const best = uses.reduce((one, other) => (other.count > one.count ? other : one))
    const promo = uses.find(({ paket }) => paket.validity_days === 60)
    const chosen = index === 0 ? promo : best.count > 0 ? best : undefined
    if (!chosen) continue
    sold += 1
    first.lines.push(lineOf(chosen.paket))
    for (const line of chosen.used) line.prepaid_in = first.id
  }
  return billed
}

/** How many packages are sold in a year. */
const most = 12

/** The lines of later visits that a package would prepay, were it sold in the first. */
function usesOf({ items, validity_days }: DemoPaket, first: BilledVisit, later: readonly BilledVisit[]) {
  const valid_until = addDays(first.day, validity_days)
  const lines = later.filter(({ day }) => day <= valid_until).flatMap((visit) => visit.lines)
  const left = items.map(({ product_id, quantity }) => ({ product_id, sessions: quantity, left: quantity }))
  const prepaid = prepaidLines(lines, [{ id: first.id, valid_until, items: left }])
  const used = lines.filter((_, index) => prepaid[index] !== null)
  return { used, count: used.length }
}

const lineOf = ({ id, code, name, price }: DemoPaket): BilledLine => ({
  procedure_id: null,
  product_id: null,
  paket_id: id,
  prepaid_in: null,
  code,
  name,
  name_en: '',
  category: null,
  icd9cm: '',
  taxable: false,
  prices: [{ price_list: null, price }],
  quantity: 1,
})
