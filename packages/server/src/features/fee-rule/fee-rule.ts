import { feeRuleProblems } from '@clinic/core/fee-rule'
import { sql } from 'kysely'
import { masterUseCases } from '../../use-case/master'
import { Refusal } from '../../use-case/refusal'

const doctorName = sql`(select doctor.display_name from doctor where doctor.company_id = fee_rule.company_id
  and doctor.clinic_id = fee_rule.clinic_id and doctor.id = fee_rule.doctor_id)`

const productName = sql`(select product.name from product where product.company_id = fee_rule.company_id
  and product.clinic_id = fee_rule.clinic_id and product.id = fee_rule.product_id)`

export const feeRuleUseCases = masterUseCases('FeeRule', {
  table: 'fee_rule',
  columns: [
    'id',
    'doctor_id',
    'product_id',
    'category',
    'kind',
    'percent',
    'amount',
    'basis',
    'deducts_materials',
    'minimum',
    'maximum',
    'assistant_percent',
    'guarantee',
    'valid_from',
    'status',
    'version',
    'created_at',
    'updated_at',
  ],
  derived: () => ({ doctor_name: doctorName, product_name: productName }),
  search: sql`lower(concat_ws(' ', ${doctorName}, ${productName}))`,
  sort: { valid_from: ['valid_from'], doctor: [sql`lower(${doctorName})`], created_at: ['created_at'] },
  defaultSort: '-valid_from',
  filters: ['status', 'doctor_id'],
  taken: {
    fee_rule_scope_key: { valid_from: 'feeRuleThere' },
    fee_rule_doctor: { doctor_id: 'feeDoctorUnknown' },
    fee_rule_product: { product_id: 'feeProductUnknown' },
  },
  async check({ input }) {
    const fields = feeRuleProblems(input)
    if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields })
    return undefined
  },
})
