import { sql } from 'kysely'
import { priceToday } from '../../domain/product/product-price'
import type { Caller } from '../../use-case/contract'

/** The services of a package in their order, as each is today, in a statement that reads `paket`. */
export const paketItems = (context: { caller: Caller; now: Date }) => sql`(
  select jsonb_agg(jsonb_build_object('product_id', product.id, 'quantity', paket_item.quantity, 'code', product.code,
      'name', product.name, 'name_en', product.name_en, 'status', product.status, 'price', ${priceToday(context)})
    order by paket_item.position)
  from paket_item join product on product.company_id = paket_item.company_id
    and product.clinic_id = paket_item.clinic_id and product.id = paket_item.product_id
  where paket_item.company_id = paket.company_id and paket_item.clinic_id = paket.clinic_id
    and paket_item.paket_id = paket.id)`
