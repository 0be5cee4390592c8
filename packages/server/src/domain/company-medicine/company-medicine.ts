import { companyMedicineProblems } from '@clinic/core/company-medicine'
import { sql } from 'kysely'
import type { Master } from '../../use-case/master'
import { Refusal } from '../../use-case/refusal'

/** A medicine or material of the company as it is listed, entered and changed. */
export const companyMedicine: Master<'CompanyMedicine', 'company_medicine'> = {
  table: 'company_medicine',
  columns: [
    'id',
    'name',
    'generic_name',
    'ingredients',
    'medicine_class',
    'kfa_code',
    'form',
    'strength',
    'category',
    'unit',
    'pack',
    'pack_size',
    'barcode',
    'buy_price',
    'sell_price',
    'requires_batch',
    'requires_expiry',
    'pregnancy',
    'status',
    'version',
    'created_at',
    'updated_at',
  ],
  search: sql`lower(name || ' ' || generic_name || ' ' || ingredients::text || ' ' || kfa_code || ' ' || barcode)`,
  sort: { name: [sql`lower(name)`], created_at: ['created_at'] },
  defaultSort: 'name',
  filters: ['category', 'form', 'status', 'barcode'],
  taken: {
    company_medicine_name_key: { name: 'medicineThere' },
    company_medicine_kfa_key: { kfa_code: 'codeTaken' },
    company_medicine_barcode_key: { barcode: 'codeTaken' },
  },
  takenWithin: { company_medicine_name_key: ['strength', 'form'] },
  async check({ input }) {
    const fields = companyMedicineProblems(input)
    if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields: { ...fields } })
    return undefined
  },
}
