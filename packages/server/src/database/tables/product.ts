import type { Schema } from '@clinic/api'
import type { ColumnType, Expression, Generated } from 'kysely'
import type { CreatedAt, NullableTimestamp } from './columns'

export interface ProductTable extends Omit<Schema<'ProductInput'>, 'price'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

export interface ProductPriceTable extends Pick<Schema<'ProductPrice'>, 'product_id' | 'price'> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  /** The list it is of, which stops naming the service where the price is null; null for the standard price, which has one. */
  price_list_id: ColumnType<number | null, number | null | undefined, never>
  /** A plain date. */
  valid_from: ColumnType<string, string | Expression<string>, never>
  created_at: ColumnType<string, Date | undefined, never>
  created_by: string
  withdrawn_at: NullableTimestamp
  withdrawn_by: string | null
  withdrawal_reason: string | null
}

/** What a service uses each time it is done, under the id of the service. */
export interface ProductRecipeTable {
  company_id: number
  clinic_id: number
  id: number
  lines: ColumnType<Schema<'RecipeLine'>[], string | undefined, string>
  version: Generated<number>
  updated_at: Generated<string>
}
