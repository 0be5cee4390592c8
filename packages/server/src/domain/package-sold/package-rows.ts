import type { Schema } from '@clinic/api'
import { sessionsWorth } from '@clinic/core/money'
import { packageStateOn, settlementOf } from '@clinic/core/package-sold'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { owed, paid } from '../invoice/invoice-cards'
import { left } from './package-choices'

/** The packages of the clinic's patients; `packageOf` makes of each what the contract shows. */
export const packageRows = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
) =>
  database
    .selectFrom('package_sold')
    .innerJoin('invoice', (join) =>
      join
        .onRef('invoice.company_id', '=', 'package_sold.company_id')
        .onRef('invoice.clinic_id', '=', 'package_sold.clinic_id')
        .onRef('invoice.id', '=', 'package_sold.invoice_id'),
    )
    .select(['package_sold.id', 'package_sold.patient_id', 'package_sold.code', 'package_sold.name'])
    .select(['package_sold.state', 'package_sold.sold_on', 'package_sold.valid_until', 'package_sold.price'])
    .select(['package_sold.tax', 'package_sold.invoice_id', 'package_sold.reason', 'package_sold.version'])
    .select(['invoice.state as invoice_state', owed.as('owed'), paid.as('paid')])
    .select([items.as('items'), entries.as('entries')])
    .where('package_sold.company_id', '=', company_id)
    .where('package_sold.clinic_id', '=', clinic_id)

type Row = Awaited<ReturnType<ReturnType<typeof packageRows>['executeTakeFirstOrThrow']>>

/** A package as it stands on a day of the clinic, and how its rest would be settled then. */
export function standingOf(row: Row, today: string) {
  const { items: services, price, tax } = row
  const state = packageStateOn(row, today)
  const rest = services
    .map(({ amount, sessions, left: count }) => sessionsWorth(amount, { sessions, from: sessions - count, count }))
    .reduce((sum, worth) => sum + worth, 0)
  const isOpen = state === 'active' && ['issued', 'partly_paid', 'paid'].includes(row.invoice_state)
  const settlement = isOpen
    ? settlementOf({ rest, price, tax, owed: row.owed, paid: row.paid })
    : { net: 0, tax: 0, refund: 0 }
  return { state, rest, settlement }
}

/** A package as the contract shows it. Who treats is told no amounts, and which invoices there are. */
export function packageOf(row: Row, { today, caller }: { today: string; caller: Caller }): Schema<'PackageSold'> {
  const { state, rest, settlement } = standingOf(row, today)
  const isOfDesk = caller.role === 'manager_clinic' || caller.role === 'front_office_clinic'
  const { tax: _, invoice_state: _state, owed: _owed, paid: _paid, ...shown } = row
  return {
    ...shown,
    state,
    items: row.items.map(({ amount: __, ...item }) => item),
    entries: row.entries.map((entry) => (isOfDesk ? entry : { ...entry, invoice_id: null, invoice_number: null })),
    price: isOfDesk ? row.price : null,
    rest: isOfDesk ? rest : null,
    refundable: isOfDesk ? settlement.refund : null,
    invoice_id: isOfDesk ? row.invoice_id : null,
  }
}

const items = sql<(Schema<'PackageSoldItem'> & { amount: number })[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('product_id', package_sold_item.product_id, 'name', package_sold_item.name,
    'name_en', package_sold_item.name_en, 'sessions', package_sold_item.sessions, 'amount', package_sold_item.amount,
    'left', ${left}) order by package_sold_item.position), '[]')
  from package_sold_item
  where package_sold_item.company_id = package_sold.company_id and package_sold_item.clinic_id = package_sold.clinic_id
    and package_sold_item.package_sold_id = package_sold.id)`

const entries = sql<Schema<'PackageEntry'>[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', package_entry.id, 'kind', package_entry.kind, 'product_id', package_entry.product_id,
    'sessions', package_entry.sessions, 'invoice_id', package_entry.invoice_id, 'invoice_number', theirs.number,
    'at', to_char(package_entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'user_name', package_entry.user_name,
    'reason', package_entry.reason) order by package_entry.id), '[]')
  from package_entry
  join invoice as theirs on theirs.company_id = package_entry.company_id and theirs.clinic_id = package_entry.clinic_id
    and theirs.id = package_entry.invoice_id
  where package_entry.company_id = package_sold.company_id and package_entry.clinic_id = package_sold.clinic_id
    and package_entry.package_sold_id = package_sold.id)`
