import { productProblems } from '@clinic/core/product'
import { icd9cm } from '@clinic/core/terminology'
import { sql } from 'kysely'
import type { Master } from '../../use-case/master'
import { Refusal } from '../../use-case/refusal'
import { todayIn } from '../clinic/clinic-day'
import { priceToday } from './product-price'

/** A service as it is listed, entered and changed. */
export const offeredProduct: Master<'Product', 'product'> = {
  table: 'product',
  columns: [
    'id',
    'code',
    'name',
    'name_en',
    'category',
    'icd9cm',
    'scope',
    'price_model',
    'duration_minutes',
    'needs_consent',
    'odontogram_code',
    'taxable',
    'online_bookable',
    'status',
    'version',
    'created_at',
    'updated_at',
  ] as const,
  derived: (context) => ({ price: priceToday(context) }),
  search: sql`lower(code || ' ' || name || ' ' || name_en || ' ' || icd9cm)`,
  sort: (context) => ({
    name: [sql`lower(name)`],
    code: [sql`lower(code)`],
    // services without a price are sorted below those that cost nothing
    price: [sql`coalesce(${priceToday(context)}, -1)`],
    created_at: ['created_at'],
  }),
  defaultSort: 'name',
  filters: ['category', 'status', 'odontogram_code'],
  taken: { product_code_key: { code: 'codeTaken' } },
  async check({ input, before }) {
    // a code that was stored before the list was stays until another is chosen
    const isCode = input.icd9cm === '' || input.icd9cm === before?.icd9cm || codes.has(input.icd9cm)
    const fields = { ...productProblems(input), ...(!isCode && { icd9cm: 'icd9cmUnknown' as const }) }
    if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields })
    return { odontogram_code: input.odontogram_code.toLowerCase() }
  },
  elsewhere: ['price'],
  async written({ tx, caller, now, input, before, id }) {
    if (before || input.price === null) return
    const { company_id, clinic_id, name } = caller
    await tx
      .insertInto('product_price')
      .values({
        company_id,
        clinic_id,
        product_id: id,
        price: input.price,
        valid_from: todayIn(caller, now),
        created_at: now,
        created_by: name,
      })
      .execute()
  },
}

const codes = new Set(icd9cm.map(({ code }) => code))
