import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

interface Treated {
  patient_id: number
  /** The day of the treatment, a plain date: a package that ended since was valid then. */
  day: string
}

/** The packages of a patient that can prepay what was done on a day, those that end first at the top. */
export const packageChoices = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  { patient_id, day }: Treated,
): Promise<Schema<'PackageChoice'>[]> =>
  database
    .selectFrom('package_sold')
    .select(['package_sold.id', 'package_sold.name', 'package_sold.valid_until', itemsLeft.as('items')])
    .where((eb) => eb.and({ company_id, clinic_id, patient_id, state: 'active' }))
    .where('package_sold.valid_until', '>=', day)
    .orderBy('package_sold.valid_until')
    .orderBy('package_sold.id')
    .limit(100)
    .execute()

/** The sessions left of an item, in a statement that reads `package_sold_item`: the sum of its entries. */
export const left = sql<number>`coalesce((
  select sum(package_entry.sessions)::int from package_entry
  where package_entry.company_id = package_sold_item.company_id and package_entry.clinic_id = package_sold_item.clinic_id
    and package_entry.package_sold_id = package_sold_item.package_sold_id
    and package_entry.product_id = package_sold_item.product_id), 0)`

/** The services of a package, in a statement that reads `package_sold`. */
const itemsLeft = sql<Schema<'PackageChoice'>['items']>`(
  select coalesce(jsonb_agg(jsonb_build_object('product_id', package_sold_item.product_id, 'sessions', package_sold_item.sessions,
    'left', ${left}) order by package_sold_item.position), '[]')
  from package_sold_item
  where package_sold_item.company_id = package_sold.company_id and package_sold_item.clinic_id = package_sold.clinic_id
    and package_sold_item.package_sold_id = package_sold.id)`
