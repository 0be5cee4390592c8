import { insuranceProblems } from '@clinic/core/insurance'
import { sql } from 'kysely'
import { masterUseCases } from '../../use-case/master'
import { Refusal } from '../../use-case/refusal'

export const insuranceUseCases = masterUseCases('Insurance', {
  table: 'insurance',
  columns: [
    'id',
    'payor_id',
    'name',
    'code',
    'class',
    'card_format',
    'coverage_rules',
    'excluded_codes',
    'valid_from',
    'valid_until',
    'status',
    'version',
    'created_at',
    'updated_at',
  ],
  derived: () => ({
    payor_name: ofPayor('name'),
    payor_status: ofPayor('status'),
    payor_contract_from: ofPayor('contract_from'),
    payor_contract_until: ofPayor('contract_until'),
  }),
  search: sql`lower(concat_ws(' ', name, code, class, ${ofPayor('name')}))`,
  sort: {
    name: [sql`lower(name)`],
    payor: [sql`lower(${ofPayor('name')})`, sql`lower(name)`],
    valid_until: ['valid_until'],
    created_at: ['created_at'],
  },
  defaultSort: 'name',
  filters: ['status', 'payor_id'],
  taken: { insurance_code_unique: { code: 'codeTaken' }, insurance_payor: { payor_id: 'payorUnknown' } },
  takenWithin: { insurance_code_unique: ['payor_id'] },
  async check({ input }) {
    const fields = insuranceProblems(input)
    if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields })
    return undefined
  },
})

function ofPayor(column: 'name' | 'status' | 'contract_from' | 'contract_until') {
  return sql`(select ${sql.ref(`payor.${column}`)} from payor where payor.company_id = insurance.company_id
    and payor.clinic_id = insurance.clinic_id and payor.id = insurance.payor_id)`
}
