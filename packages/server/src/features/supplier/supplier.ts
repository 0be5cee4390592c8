import { normalisePhone } from '@clinic/core/patient'
import { supplierProblems } from '@clinic/core/supplier'
import { sql } from 'kysely'
import { masterUseCases } from '../../use-case/master'
import { Refusal } from '../../use-case/refusal'

export const supplierUseCases = masterUseCases('Supplier', {
  table: 'supplier',
  columns: [
    'id',
    'name',
    'kind',
    'contact_person',
    'phone',
    'email',
    'address',
    'terms_days',
    'note',
    'status',
    'version',
    'created_at',
    'updated_at',
  ],
  search: sql`lower(concat_ws(' ', name, contact_person, phone))`,
  sort: { name: [sql`lower(name)`], created_at: ['created_at'] },
  defaultSort: 'name',
  filters: ['status', 'kind'],
  taken: { supplier_name_key: { name: 'supplierThere' } },
  async check({ input }) {
    const fields = supplierProblems(input)
    if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields })
    return { phone: normalisePhone(input.phone) }
  },
})
