import type { Transaction } from '../../schema'
import type { Place } from '../insert'

/** Every dentist of the clinic gets 40 % of what is paid for their work less its materials, a tenth of it for the assistant. */
export async function insertFeeRules(tx: Transaction, { company_id, clinic_id }: Place, { today }: { today: string }) {
  const dentists = await tx
    .selectFrom('doctor')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, status: 'active' }))
    .orderBy('id')
    .execute()
  const valid_from = `${Number(today.slice(0, 4)) - 1}-01-01`
  const rules = dentists.map(({ id: doctor_id }) => ({
    company_id,
    clinic_id,
    doctor_id,
    product_id: null,
    category: null,
    kind: 'percent_of_net' as const,
    percent: 40,
    amount: null,
    basis: 'on_paid' as const,
    deducts_materials: true,
    minimum: null,
    maximum: null,
    assistant_percent: 10,
    guarantee: null,
    valid_from,
    status: 'active' as const,
  }))
  if (rules.length > 0) await tx.insertInto('fee_rule').values(rules).execute()
}
