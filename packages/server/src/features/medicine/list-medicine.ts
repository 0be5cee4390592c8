import { sql } from 'kysely'
import { medicineFlags, medicineRowsInTransit, stockAvailable, stockValue } from '../../domain/medicine/medicine-rows'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listMedicine: UseCase<'listMedicine'> = ({ database, caller, now, query }) => {
  const { flag, category, ...page } = query
  const kept = medicineRowsInTransit(database, { caller, now })
    .$if(flag !== undefined, (rows) => rows.where(sql<boolean>`jsonb_exists(${medicineFlags}, ${flag})`))
    .$if(category !== undefined, (rows) => rows.where('company_medicine.category', '=', category ?? 'narcotic'))
  return list(database, kept, page, {
    searchColumn: sql`lower(concat_ws(' ', company_medicine.name, company_medicine.generic_name,
      company_medicine.ingredients::text, company_medicine.kfa_code, company_medicine.barcode))`,
    sort: {
      name: [sql`lower(company_medicine.name)`],
      available: [stockAvailable],
      // what never expires comes last of all that does
      nearest_expiry: [sql`coalesce(stock.nearest_expiry, 'infinity')`],
      value: [stockValue],
    },
    defaultSort: 'name',
    id: 'medicine.id',
  })
}
