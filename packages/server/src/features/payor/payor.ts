import { normalisePhone } from '@clinic/core/patient'
import { endingDays, payorProblems } from '@clinic/core/payor'
import { type RawBuilder, sql } from 'kysely'
import { todayIn } from '../../domain/clinic/clinic-day'
import { priceListProblem } from '../../domain/price-list/price-list-problem'
import { masterUseCases } from '../../use-case/master'
import { Refusal } from '../../use-case/refusal'

export const payorUseCases = masterUseCases('Payor', {
  table: 'payor',
  columns: [
    'id',
    'name',
    'code',
    'type',
    'contact_person',
    'phone',
    'email',
    'address',
    'billing_address',
    'npwp',
    'terms_days',
    'contract_number',
    'contract_from',
    'contract_until',
    'claim_documents',
    'price_list_id',
    'note',
    'status',
    'version',
    'created_at',
    'updated_at',
  ],
  search: sql`lower(concat_ws(' ', name, code, contact_person, contract_number))`,
  sort: { name: [sql`lower(name)`], contract_until: ['contract_until'], created_at: ['created_at'] },
  defaultSort: 'name',
  filters: ['status', 'type'],
  conditions: ({ contract }, { caller, now }) => [
    contract && sql<boolean>`${contractStateOn(todayIn(caller, now))} = ${contract}`,
  ],
  taken: { payor_code_unique: { code: 'codeTaken' } },
  async check({ tx, caller, input, before }) {
    const { price_list_id: id } = input
    const list = await priceListProblem(tx, caller, { id, before: before?.price_list_id ?? null, for: 'payor' })
    const fields = { ...payorProblems(input), ...(list && { price_list_id: list }) }
    if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields })
    // one way to write a number, so that it is found and printed alike
    return { phone: normalisePhone(input.phone), npwp: input.npwp.replace(/\D/g, '') }
  },
})

/** Core's `contractState`, line by line, as the database works it out; a test holds the two together. */
const contractStateOn = (day: RawBuilder<string>) => sql`case
  when contract_from is null and contract_until is null then 'none'
  when contract_until < ${day} then 'expired'
  when contract_from > ${day} then 'upcoming'
  when contract_until <= ${day} + ${sql.lit(endingDays)} then 'ending'
  else 'current' end`
